import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const books = [
  { title: 'The tide table', stars: 4.3, votes: 86 },
  { title: 'Bread and salt', stars: 3.5, votes: 12 },
];

export default function BookRatings() {
  return (
    <Stack spacing={1}>
      {books.map(({ title, stars, votes }) => (
        <Stack key={title} direction="row" spacing={1} alignItems="center">
          <Typography sx={{ width: 130 }}>{title}</Typography>
          {/* #region excerpt */}
          <Rating
            readOnly
            size="small"
            value={stars}
            precision={0.1}
            getLabelText={(value) => `${value} of 5 stars`}
          />
          {/* #endregion */}
          <Typography variant="body2">({votes})</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
