import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  const [seats, setSeats] = React.useState(3);

  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography variant="overline" color="text.secondary">
          Workshop
        </Typography>
        <Typography variant="h5" component="div">
          Bind a book
        </Typography>
        <Typography variant="body2" color="text.secondary" role="status">
          {seats === 0 ? 'Sold out' : `${seats} seats left`}
        </Typography>
      </CardContent>
      <CardActions>
        <Button disabled={seats === 0} onClick={() => setSeats(seats - 1)}>
          Reserve a seat
        </Button>
      </CardActions>
    </Card>
  );
}
