import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

// #region excerpt
const caches = {
  ltr: createCache({ key: 'demo-ltr' }),
  rtl: createCache({ key: 'demo-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

export default function DirectionSwitch() {
  const outer = useTheme();
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('rtl');
  const theme = React.useMemo(
    () => createTheme({ ...outer, direction }),
    [outer, direction],
  );

  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme}>
        <Stack dir={direction} spacing={2}>
          <FormControlLabel
            control={<Switch />}
            label="Right to left"
            checked={direction === 'rtl'}
            onChange={(_event, checked) =>
              setDirection(checked ? 'rtl' : 'ltr')
            }
          />
          <TextField
            label="Weight of the parcel"
            defaultValue="12"
            InputProps={{
              endAdornment: <InputAdornment position="end">kg</InputAdornment>,
            }}
          />
          <Alert severity="info">The icon is at the start.</Alert>
          <Pagination count={3} />
        </Stack>
      </ThemeProvider>
    </CacheProvider>
  );
}
// #endregion
