import * as React from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { deDE as coreGerman, enUS as coreEnglish } from '@mui/material/locale';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import {
  deDE as gridGerman,
  enUS as gridEnglish,
} from '@mui/x-data-grid/locales';

const columns: GridColDef[] = [{ field: 'name', headerName: 'Name', flex: 1 }];

// #region excerpt
const locales = {
  en: [gridEnglish, coreEnglish],
  de: [gridGerman, coreGerman],
};
export default function SharedLocale() {
  const outer = useTheme();
  const [language, setLanguage] = React.useState<'en' | 'de'>('de');
  const theme = React.useMemo(
    () => createTheme(outer, ...locales[language]),
    [outer, language],
  );
  // #endregion

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ maxWidth: 500 }}>
        <ToggleButtonGroup
          exclusive
          aria-label="Language"
          value={language}
          onChange={(_event, value: 'en' | 'de' | null) =>
            value && setLanguage(value)
          }
        >
          <ToggleButton value="en">English</ToggleButton>
          <ToggleButton value="de">German</ToggleButton>
        </ToggleButtonGroup>
        <Stack lang={language} spacing={2}>
          <Box sx={{ height: 220 }}>
            <DataGrid aria-label="Guests" rows={[]} columns={columns} />
          </Box>
          <Pagination count={3} />
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
