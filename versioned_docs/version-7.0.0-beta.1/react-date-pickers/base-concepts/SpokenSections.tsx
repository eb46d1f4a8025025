import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const born = dayjs('1990-04-17');

function describe({ target }: React.FocusEvent) {
  if (target instanceof HTMLInputElement)
    return `a text input: “${target.value}”`;
  const attributes = ['role', 'aria-label', 'aria-valuetext'];
  return attributes.map((name) => target.getAttribute(name)).join(', ');
}

export default function SpokenSections() {
  const [heard, setHeard] = React.useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}
        onFocus={(event) => setHeard(describe(event))}
      >
        {/* #region excerpt */}
        <DateField label="One input" defaultValue={born} format="D MMMM YYYY" />
        <DateField
          enableAccessibleFieldDOMStructure
          label="One element for each section"
          defaultValue={born}
          format="D MMMM YYYY"
        />
        {/* #endregion */}
      </Box>
      <Typography role="status">The focus is on {heard}</Typography>
    </LocalizationProvider>
  );
}
