import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  createTheme,
  ThemeProvider,
  useTheme,
  type ThemeOptions,
} from '@mui/material/styles';

// #region excerpt
const compact: ThemeOptions = {
  components: {
    MuiButton: { defaultProps: { size: 'small' } },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiTable: { defaultProps: { size: 'small' } },
    MuiList: { defaultProps: { dense: true } },
    MuiMenuItem: { defaultProps: { dense: true } },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
  },
};

export default function CompactForm() {
  const outer = useTheme();
  const [isCompact, setCompact] = React.useState(true);
  const theme = React.useMemo(
    () => createTheme(outer, isCompact ? compact : {}),
    [outer, isCompact],
  );

  return (
    <Stack spacing={2} sx={{ height: 300, maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch />}
        label="Compact"
        checked={isCompact}
        onChange={(_event, checked) => setCompact(checked)}
      />
      <ThemeProvider theme={theme}>
        <TextField label="Name of the plant" defaultValue="Fern" />
        <TextField label="Water every" defaultValue="4 days" />
        <FormControlLabel
          control={<Checkbox defaultChecked />}
          label="Remind me"
        />
        <Button variant="contained" sx={{ alignSelf: 'flex-start' }}>
          Save plant
        </Button>
      </ThemeProvider>
    </Stack>
  );
}
// #endregion
