import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import { JoyDemo } from '../_parts/JoyDemo';

const items = ['Tent', 'Stove', 'Map'];

export default function PackingList() {
  const [packed, setPacked] = React.useState(['Tent']);
  const all = packed.length === items.length;
  const some = packed.length > 0 && !all;

  // #region excerpt
  const toggle = (item: string) =>
    setPacked(
      packed.includes(item)
        ? packed.filter((other) => other !== item)
        : [...packed, item],
    );

  return (
    <JoyDemo>
      <Checkbox
        label="Everything"
        checked={all}
        indeterminate={some}
        onChange={() => setPacked(all ? [] : items)}
        slotProps={{
          input: {
            ref: (input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            },
          },
        }}
      />
      <Box role="group" aria-label="Things" sx={{ mt: 1.5, pl: 3 }}>
        <Stack spacing={1.5} alignItems="flex-start">
          {items.map((item) => (
            <Checkbox
              key={item}
              label={item}
              checked={packed.includes(item)}
              onChange={() => toggle(item)}
            />
          ))}
        </Stack>
      </Box>
    </JoyDemo>
  );
  // #endregion
}
