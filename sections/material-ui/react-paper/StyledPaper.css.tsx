import Paper from '@mui/material/Paper';

// #region excerpt
const styles = `
.StyledPaper-note.MuiPaper-root {
  max-width: 320px;
  padding: 16px;
  background-color: color-mix(in srgb, #f59e0b 12%, transparent);
  border-inline-start: 6px solid #f59e0b;
}

.StyledPaper-title {
  font-weight: 600;
  line-height: 24px;
}

.StyledPaper-text {
  font-size: 14px;
  line-height: 20px;
  opacity: 0.85;
}
`;

export default function StyledPaper() {
  return (
    <>
      <style>{styles}</style>
      <Paper component="article" elevation={0} className="StyledPaper-note">
        <div className="StyledPaper-title">Gate 4 is closed</div>
        <div className="StyledPaper-text">Use gate 5 until Friday.</div>
      </Paper>
    </>
  );
}
// #endregion
