import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

export default function JumpToSection() {
  const input = React.useRef<HTMLInputElement>(null);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  // #region excerpt
  function jumpTo(sections: FieldSelectedSections) {
    input.current?.focus();
    setSelected(sections);
  }
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Due"
        defaultValue={dayjs('2024-04-17')}
        inputRef={input}
        selectedSections={selected}
        onSelectedSectionsChange={setSelected}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button onClick={() => jumpTo('month')}>Edit month</Button>
        <Button onClick={() => jumpTo(2)}>Edit third section</Button>
        <Button onClick={() => jumpTo('all')}>Select all</Button>
      </Box>
    </LocalizationProvider>
  );
}
