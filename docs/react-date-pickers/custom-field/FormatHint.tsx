import 'dayjs/locale/fr';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';

const { localeText } = frFR.components.MuiLocalizationProvider.defaultProps;

// #region excerpt
function FieldWithHint(props: DatePickerFieldProps<Dayjs>) {
  const hint = useParsedFormat(props);
  const textField = {
    ...props.slotProps?.textField,
    helperText: `Format : ${hint}`,
  };
  return <DateField {...props} slotProps={{ ...props.slotProps, textField }} />;
}
// #endregion

export default function FormatHint() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="fr"
      localeText={localeText}
    >
      <div lang="fr">
        <DatePicker label="Livraison" slots={{ field: FieldWithHint }} />
      </div>
    </LocalizationProvider>
  );
}
