import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { frFR as coreTexts } from '@mui/material/locale';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR as pickerTexts } from '@mui/x-date-pickers/locales';

// #region excerpt
const french = (outer: Theme) => createTheme(outer, coreTexts, pickerTexts);
// #endregion

export default function ThemeLanguage() {
  return (
    <div lang="fr">
      <ThemeProvider theme={french}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
          <Stack spacing={2} sx={{ maxWidth: 320 }}>
            <DatePicker label="Arrivée" defaultValue={dayjs('2024-05-17')} />
            <Autocomplete
              options={['Lyon', 'Nantes']}
              renderInput={(params) => <TextField {...params} label="Ville" />}
            />
          </Stack>
        </LocalizationProvider>
      </ThemeProvider>
    </div>
  );
}
