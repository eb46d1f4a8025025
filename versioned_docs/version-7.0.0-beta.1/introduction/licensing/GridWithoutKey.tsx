import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { Unstable_LicenseInfoProvider as LicenseInfoProvider } from '@mui/x-license';

const GRIDS = {
  Community: DataGrid,
  Pro: DataGridPro,
  Premium: DataGridPremium,
};
const KEYS = ['', 'not-a-key'];

const columns = [
  { field: 'tree', headerName: 'Tree', flex: 1 },
  { field: 'planted', headerName: 'Planted' },
];
const rows = [
  { id: 1, tree: 'Lime at the gate', planted: '1911' },
  { id: 2, tree: 'Two pears', planted: '1978' },
  { id: 3, tree: 'Walnut', planted: '2003' },
];

export default function GridWithoutKey() {
  const [plan, setPlan] = React.useState<keyof typeof GRIDS>('Pro');
  const [key, setKey] = React.useState('');
  const Grid = GRIDS[plan];

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 360 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Plan"
          value={plan}
          onChange={(_event, chosen: keyof typeof GRIDS | null) =>
            setPlan(chosen ?? plan)
          }
        >
          {Object.keys(GRIDS).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          select
          size="small"
          label="Key"
          value={key}
          onChange={({ target }) => setKey(target.value)}
          SelectProps={{ native: true }}
          InputLabelProps={{ shrink: true }}
        >
          {KEYS.map((name) => (
            <option key={name} value={name}>
              {name || 'none'}
            </option>
          ))}
        </TextField>
      </Box>
      {/* #region excerpt */}
      <LicenseInfoProvider info={{ key }}>
        <Grid
          aria-label="Trees in the park"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </LicenseInfoProvider>
      {/* #endregion */}
    </Box>
  );
}
