import dayjs, { type Dayjs } from 'dayjs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const signed = dayjs('2024-04-17');
const items = [1, 3, 6].map((months) => ({
  label: `${months} mo`,
  getValue: () => signed.add(months, 'month'),
}));

// #region excerpt
function Terms(props: PickersShortcutsProps<Dayjs | null>) {
  const { className, items: terms = [], isValid, onChange } = props;
  return (
    <ToggleButtonGroup
      className={className}
      size="small"
      aria-label="Months from the signature"
      sx={{ px: 3, pt: 2 }}
    >
      {terms.map((term) => {
        const end = term.getValue({ isValid });
        return (
          <ToggleButton
            key={term.label}
            value={term.label}
            disabled={!isValid(end)}
            onClick={() => onChange(end, 'set', { label: term.label })}
          >
            {term.label}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
// #endregion

/** As wide as a calendar; narrower on a small phone. */
const fits = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

export default function OwnShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        orientation="landscape"
        defaultValue={signed}
        maxDate={signed.add(4, 'month')}
        slots={{ shortcuts: Terms }}
        slotProps={{ shortcuts: { items } }}
        sx={fits}
      />
    </LocalizationProvider>
  );
}
