import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { JoyDemo } from '../_parts/JoyDemo';

export default function InvertedCard() {
  const [inverted, setInverted] = React.useState(true);

  return (
    <JoyDemo>
      <FormControl orientation="horizontal" sx={{ gap: 2, mb: 2 }}>
        <FormLabel>invertedColors</FormLabel>
        <Switch
          checked={inverted}
          onChange={(event) => setInverted(event.target.checked)}
        />
      </FormControl>
      {/* #region excerpt */}
      <Card
        variant="solid"
        color="primary"
        invertedColors={inverted}
        sx={{ maxWidth: 320 }}
      >
        <Typography level="title-lg" component="h3">
          Monthly pass
        </Typography>
        <Typography level="title-sm">All lines, all day.</Typography>
        <Button>Buy for €49</Button>
      </Card>
      {/* #endregion */}
    </JoyDemo>
  );
}
