import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function MealRating() {
  const [stars, setStars] = React.useState<number | null>(3);
  const id = React.useId();

  return (
    // #region excerpt
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid' }}>
      <Typography id={id}>How was the soup?</Typography>
      <Rating
        name="soup"
        value={stars}
        onChange={(_event, next) => setStars(next)}
        emptyLabelText="No rating"
      />
      <Typography variant="body2" role="status">
        {stars ? `${stars} of 5` : 'Not rated'}
      </Typography>
    </Box>
    // #endregion
  );
}
