import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const words = ['Not rated', 'Poor', 'Weak', 'Good', 'Very good', 'Excellent'];
const wordOf = (stars: number) => words[Math.ceil(stars)] ?? '';

export default function HalfStarRating() {
  const [stars, setStars] = React.useState<number | null>(2.5);
  const [hovered, setHovered] = React.useState(-1);

  return (
    <Box
      role="group"
      aria-label="The view from the tower"
      sx={{ display: 'grid' }}
    >
      {/* #region excerpt */}
      <Rating
        precision={0.5}
        size="large"
        value={stars}
        onChange={(_event, next) => setStars(next)}
        onChangeActive={(_event, next) => setHovered(next)}
        getLabelText={(value) => `${value}, ${wordOf(value)}`}
      />
      {/* #endregion */}
      <Typography>{wordOf(hovered === -1 ? (stars ?? 0) : hovered)}</Typography>
    </Box>
  );
}
