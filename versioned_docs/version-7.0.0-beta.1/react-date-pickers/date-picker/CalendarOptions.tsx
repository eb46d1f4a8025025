import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const OPTIONS = {
  displayWeekNumber: 'Week numbers',
  showDaysOutsideCurrentMonth: 'Days of other months',
  fixedWeekNumber: 'Always six weeks',
};

/** As wide as a calendar, or as the screen of a small phone. */
const fits = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
  '& .MuiDayCalendar-weekNumberLabel, & .MuiDayCalendar-weekNumber': {
    width: 24,
    color: 'text.secondary',
  },
};

export default function CalendarOptions() {
  const [on, setOn] = React.useState<Record<string, boolean>>({
    displayWeekNumber: true,
    showDaysOutsideCurrentMonth: true,
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        <Box sx={{ display: 'grid', alignContent: 'start', width: 220 }}>
          {Object.entries(OPTIONS).map(([option, label]) => (
            <FormControlLabel
              key={option}
              label={label}
              control={
                <Checkbox
                  checked={on[option] ?? false}
                  onChange={(_event, checked) =>
                    setOn({ ...on, [option]: checked })
                  }
                />
              }
            />
          ))}
        </Box>
        {/* #region excerpt */}
        <StaticDatePicker
          sx={fits}
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2024-04-17')}
          displayWeekNumber={on.displayWeekNumber}
          showDaysOutsideCurrentMonth={on.showDaysOutsideCurrentMonth}
          fixedWeekNumber={on.fixedWeekNumber ? 6 : undefined}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
