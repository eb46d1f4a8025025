import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import { JoyDemo } from '../_parts/JoyDemo';

export default function NightLight() {
  const [on, setOn] = React.useState(true);

  return (
    <JoyDemo>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <FormControl orientation="horizontal">
          <FormLabel>Night light</FormLabel>
          <Switch
            checked={on}
            onChange={(event) => setOn(event.target.checked)}
          />
        </FormControl>
        <FormControl orientation="horizontal" disabled={!on}>
          <FormLabel>Dim after ten</FormLabel>
          <Switch size="sm" color="success" defaultChecked />
        </FormControl>
      </Stack>
    </JoyDemo>
  );
}
