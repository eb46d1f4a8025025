import 'dayjs/locale/fr';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickersTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const { localeText } = frFR.components.MuiLocalizationProvider.defaultProps;

// #region excerpt
function ClearBar({ className, onClear }: PickersActionBarProps) {
  const texts = usePickersTranslations<Dayjs>();
  return (
    <div className={className}>
      <Button fullWidth onClick={onClear}>
        {texts.clearButtonLabel}
      </Button>
    </div>
  );
}

const slots = { actionBar: ClearBar };
// #endregion

/** As wide as a calendar; narrower on a small phone. */
const fits = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

export default function TranslatedBar() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="fr"
      localeText={localeText}
    >
      <div lang="fr">
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2024-05-17')}
          slots={slots}
          sx={fits}
        />
      </div>
    </LocalizationProvider>
  );
}
