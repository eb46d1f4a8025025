import * as React from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { JoyDemo } from '../_parts/JoyDemo';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function DaysSelect() {
  const [open, setOpen] = React.useState<string[]>(['Tue', 'Thu']);

  return (
    <JoyDemo>
      <FormControl sx={{ maxWidth: 320 }}>
        <FormLabel>Opening days</FormLabel>
        {/* #region excerpt */}
        <Select
          multiple
          value={open}
          onChange={(_event, value) => setOpen(value)}
          renderValue={(selected) => (
            <Box sx={{ display: 'flex', gap: 0.5 }}>
              {selected.map(({ value }) => (
                <Chip key={value} size="sm">
                  {value}
                </Chip>
              ))}
            </Box>
          )}
        >
          {days.map((day) => (
            <Option key={day} value={day}>
              {day}
            </Option>
          ))}
        </Select>
        {/* #endregion */}
      </FormControl>
    </JoyDemo>
  );
}
