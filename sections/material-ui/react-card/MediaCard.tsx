import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140">
  <rect width="320" height="140" fill="#9cf"/>
  <circle cx="250" cy="45" r="22" fill="#fd6"/>
  <path d="M0 140 90 40l60 60 40-30 130 70z" fill="#475"/>
</svg>`;
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

export default function MediaCard() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Card sx={{ maxWidth: 320 }}>
      {/* #region excerpt */}
      <CardHeader
        avatar={<Avatar aria-hidden>R</Avatar>}
        title="Ridge trail"
        subheader="Four hours, 12 km"
        action={
          <IconButton
            aria-label="Save Ridge trail"
            aria-pressed={saved}
            color={saved ? 'error' : 'default'}
            onClick={() => setSaved(!saved)}
          >
            {saved ? <FavoriteIcon /> : <FavoriteBorderIcon />}
          </IconButton>
        }
      />
      <CardMedia
        component="img"
        height="140"
        image={picture}
        alt="Two mountains under the sun"
      />
      <CardContent>Starts at the bus stop.</CardContent>
      {/* #endregion */}
    </Card>
  );
}
