import { Box } from '@mui/system';

// #region excerpt
const styles = `
.BoxStates-tile {
  display: block;
  box-sizing: border-box;
  max-width: 320px;
  height: 80px;
  padding: 16px;
  border: 1px solid color-mix(in srgb, currentColor 20%, transparent);
  border-radius: 12px;
  color: inherit;
  line-height: 23px;
  text-decoration: none;
}

.BoxStates-tile strong {
  display: block;
}

.BoxStates-tile:hover {
  border-color: currentColor;
  color: inherit;
  text-decoration: none;
}

.BoxStates-tile:focus-visible {
  outline: 2px solid currentColor;
}
`;

export default function BoxStates() {
  return (
    <>
      <style>{styles}</style>
      <Box component="a" href="#forecast" className="BoxStates-tile">
        <strong>Forecast</strong>
        Wind from the west, 14 knots
      </Box>
    </>
  );
}
// #endregion
