import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const at = (time: string) => dayjs(`2024-01-01T${time}`);

const USUAL: { name: string; range: DateRange<Dayjs> }[] = [
  { name: 'Morning', range: [at('08:00'), at('12:00')] },
  { name: 'Afternoon', range: [at('13:00'), at('17:00')] },
  { name: 'All day', range: [at('08:00'), at('17:00')] },
];

export default function TypedTimeRange() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    at('08:00'),
    at('12:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Craftsman at home"
        value={range}
        onChange={(next) => setRange(next)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {USUAL.map((usual) => (
          <Chip
            key={usual.name}
            label={usual.name}
            onClick={() => setRange(usual.range)}
          />
        ))}
      </Box>
    </LocalizationProvider>
  );
}
