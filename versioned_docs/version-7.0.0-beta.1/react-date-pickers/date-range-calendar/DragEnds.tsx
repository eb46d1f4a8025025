import * as React from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function DragEnds() {
  const [drag, setDrag] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControlLabel
        label="Ends can be dragged"
        control={
          <Switch
            checked={drag}
            onChange={(_event, checked) => setDrag(checked)}
          />
        }
      />
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2024-04-09'), dayjs('2024-04-19')]}
        disableDragEditing={!drag}
        sx={{ '& .MuiDayCalendar-slideTransition': { minWidth: 0 } }}
      />
    </LocalizationProvider>
  );
}
