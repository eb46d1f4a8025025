import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
const localeText = {
  fieldDayPlaceholder: () => 'day',
  fieldMonthPlaceholder: ({ contentType }: { contentType: string }) =>
    contentType === 'letter' ? 'mon' : 'month',
  fieldYearPlaceholder: ({ digitAmount }: { digitAmount: number }) =>
    digitAmount === 2 ? 'yy' : 'year',
};
// #endregion

/** A label that is always up leaves the placeholder in sight. */
const labelUp = { InputLabelProps: { shrink: true } };

export default function OwnPlaceholders() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <DateField label="Numbers" format="DD / MM / YYYY" {...labelUp} />
        <DateField label="Letters" format="D MMM YY" {...labelUp} />
      </Box>
    </LocalizationProvider>
  );
}
