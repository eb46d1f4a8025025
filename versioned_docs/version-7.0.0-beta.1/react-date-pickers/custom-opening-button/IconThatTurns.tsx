import * as React from 'react';
import dayjs from 'dayjs';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function IconThatTurns() {
  const [open, setOpen] = React.useState(false);
  // #region excerpt
  const turned = {
    transition: 'transform 150ms',
    transform: open ? 'rotate(180deg)' : undefined,
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Show events from"
        defaultValue={dayjs('2024-05-17')}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        slots={{ openPickerIcon: ExpandMore }}
        slotProps={{ openPickerIcon: { sx: turned } }}
      />
    </LocalizationProvider>
  );
  // #endregion
}
