import { Box } from '@mui/system';

// #region excerpt
const styles = `
.SxCard-card {
  box-sizing: border-box;
  width: 100%;
  height: 96px;
  padding: 16px 24px;
  border: 1px solid color-mix(in srgb, currentColor 20%, transparent);
  border-radius: 12px;
  line-height: 31px;
}

.SxCard-card em {
  font-style: normal;
}

.SxCard-card div {
  font-size: 20px;
  font-weight: 600;
}

@media (min-width: 900px) {
  .SxCard-card {
    width: 320px;
  }
}
`;

export default function SxCard() {
  return (
    <Box component="section" aria-label="Tide" className="SxCard-card">
      <style>{styles}</style>
      <em>Low tide</em>
      <div>06:14, 0.8 m</div>
    </Box>
  );
}
// #endregion
