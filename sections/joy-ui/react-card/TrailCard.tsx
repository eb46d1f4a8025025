import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import { JoyDemo } from '../_parts/JoyDemo';

export default function TrailCard() {
  const [saved, setSaved] = React.useState(false);

  return (
    <JoyDemo>
      <Card sx={{ maxWidth: 320 }}>
        <CardContent>
          <Typography level="title-lg" component="h2">
            Heron trail
          </Typography>
          <Typography level="body-sm">
            9 km along the river, no climbs
          </Typography>
        </CardContent>
        <CardActions>
          <Button
            variant={saved ? 'soft' : 'solid'}
            aria-pressed={saved}
            onClick={() => setSaved(!saved)}
          >
            Save the trail
          </Button>
        </CardActions>
      </Card>
    </JoyDemo>
  );
}
