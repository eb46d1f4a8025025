import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  GridToolbar,
  useGridApiRef,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, parcel: 'Seeds, mixed', to: 'Garden society Oberdorf', weight: 1.2 },
  { id: 2, parcel: 'Two chairs', to: 'Mrs Amadi', weight: null },
  {
    id: 3,
    parcel: 'Sheet music',
    to: 'Youth orchestra of the valley',
    weight: 0.4,
  },
  { id: 4, parcel: 'Lamp', to: 'Hotel am See', weight: 3.8 },
  {
    id: 5,
    parcel: 'Spare parts for a water pump',
    to: 'Works yard',
    weight: null,
  },
  { id: 6, parcel: 'Books', to: 'Mr Petrov', weight: 6.1 },
];

const densities: readonly GridDensity[] = [
  'compact',
  'standard',
  'comfortable',
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'parcel', headerName: 'Parcel' },
  { field: 'to', headerName: 'To' },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    valueFormatter: (value: number | null) =>
      value === null ? 'not weighed' : `${value} kg`,
  },
  {
    field: 'postage',
    headerName: 'Postage',
    type: 'number',
    valueGetter: (_value, row) =>
      row.weight === null ? null : row.weight * 2.5 + 4,
    valueFormatter: (value: number | null) =>
      value === null ? '' : `€${value.toFixed(2)}`,
  },
];

export default function TunedGrid() {
  const apiRef = useGridApiRef();
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 440 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Density"
          value={density}
          onChange={(_event, chosen: GridDensity | null) =>
            setDensity(chosen ?? density)
          }
        >
          {densities.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button
          onClick={() =>
            apiRef.current.autosizeColumns({ includeOutliers: true })
          }
        >
          Fit columns
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          apiRef={apiRef}
          aria-label="Parcels to send"
          rows={rows}
          columns={columns}
          density={density}
          onDensityChange={setDensity}
          slots={{ toolbar: GridToolbar }}
          hideFooter
        />
        {/* #endregion */}
      </Box>
    </Box>
  );
}
