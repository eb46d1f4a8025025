import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { JoyDemo } from '../../_parts/JoyDemo';

export default function FirstButton() {
  const [waves, setWaves] = React.useState(0);

  return (
    <JoyDemo>
      <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
        <Typography level="title-md" role="status" sx={{ mb: 1 }}>
          Waves: {waves}
        </Typography>
        <Button onClick={() => setWaves(waves + 1)}>Wave</Button>
      </Sheet>
    </JoyDemo>
  );
}
