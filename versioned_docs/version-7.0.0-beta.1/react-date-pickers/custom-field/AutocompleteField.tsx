import dayjs, { type Dayjs } from 'dayjs';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import useForkRef from '@mui/material/utils/useForkRef';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';

const CONCERTS = ['05-17', '05-18', '05-24', '05-31', '06-01', '06-07'].map(
  (day) => dayjs(`2024-${day}`),
);
const isConcert = (day: Dayjs) =>
  CONCERTS.some((one) => one.isSame(day, 'day'));

type FieldProps = BaseSingleInputFieldProps<
  Dayjs | null,
  Dayjs,
  FieldSection,
  false,
  DateValidationError
>;

// #region excerpt
function ConcertField(props: FieldProps) {
  const { id, label, value, onChange, disabled, readOnly, InputProps } = props;
  return (
    <Autocomplete
      sx={{ maxWidth: 340 }}
      {...{ id, disabled, readOnly }}
      options={CONCERTS}
      value={value && isConcert(value) ? value : null}
      getOptionLabel={(day) => day.format('ddd, MMMM D')}
      getOptionKey={(day) => day.format('YYYY-MM-DD')}
      isOptionEqualToValue={(one, other) => one.isSame(other, 'day')}
      onChange={(_event, day) => onChange?.(day, { validationError: null })}
      renderInput={(params) => (
        <ConcertInput {...params} label={label} picker={InputProps} />
      )}
    />
  );
}
// #endregion

interface ConcertInputProps extends Pick<FieldProps, 'label'> {
  id: string;
  InputProps: { ref: React.Ref<unknown>; endAdornment: React.ReactNode };
  picker: FieldProps['InputProps'];
}

function ConcertInput({ picker, InputProps, ...params }: ConcertInputProps) {
  const ref = useForkRef(InputProps.ref, picker?.ref ?? null);
  const end = (
    <>
      {InputProps.endAdornment}
      {picker?.endAdornment}
    </>
  );
  return (
    <TextField
      {...params}
      InputProps={{ ...InputProps, ref, endAdornment: end }}
    />
  );
}

export default function AutocompleteField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Concert"
        referenceDate={dayjs('2024-05-17')}
        shouldDisableDate={(day) => !isConcert(day)}
        slots={{ field: ConcertField }}
      />
    </LocalizationProvider>
  );
}
