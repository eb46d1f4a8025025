import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import { JoyDemo } from '../_parts/JoyDemo';

export default function HeatingSwitch() {
  const [on, setOn] = React.useState(false);

  return (
    <JoyDemo>
      <FormControl orientation="horizontal" sx={{ gap: 2 }}>
        <FormLabel>Heating</FormLabel>
        {/* #region excerpt */}
        <Switch
          checked={on}
          onChange={(event) => setOn(event.target.checked)}
          color="success"
          endDecorator={on ? '21 °C' : 'Off'}
          slotProps={{
            input: { role: 'switch' },
            endDecorator: { 'aria-hidden': true },
          }}
          sx={{
            '--Switch-trackWidth': '56px',
            '--Switch-trackHeight': '28px',
            '--Switch-thumbSize': '20px',
          }}
        />
        {/* #endregion */}
      </FormControl>
    </JoyDemo>
  );
}
