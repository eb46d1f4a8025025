import Box from '@mui/material/Box';

// #region excerpt
const styles = `
.StyledBox-ticket {
  display: flex;
  max-width: 320px;
  height: 72px;
  border: 2px dashed color-mix(in srgb, currentColor 20%, transparent);
  border-radius: 24px;
}

.StyledBox-ticket:hover {
  border-color: currentColor;
}

.StyledBox-ticket > :not(style) {
  flex: 1;
  align-self: center;
  text-align: center;
}
`;

export default function StyledBox() {
  return (
    <Box className="StyledBox-ticket">
      <style>{styles}</style>
      <span>Row 7</span>
      <strong>Seat 12</strong>
    </Box>
  );
}
// #endregion
