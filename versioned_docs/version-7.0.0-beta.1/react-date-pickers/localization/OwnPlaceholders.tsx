import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

// #region excerpt
const { localeText: german } =
  deDE.components.MuiLocalizationProvider.defaultProps;

const localeText = {
  ...german,
  fieldDayPlaceholder: () => 'Tag',
  fieldMonthPlaceholder: () => 'Monat',
  fieldYearPlaceholder: () => 'Jahr',
  fieldHoursPlaceholder: () => 'Std.',
  fieldMinutesPlaceholder: () => 'Min.',
};
// #endregion

export default function OwnPlaceholders() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={localeText}
    >
      <DateTimeField
        label="Abholung"
        InputLabelProps={{ shrink: true }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
