import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(30);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 120 },
];

const COUNTRIES = ['All', 'Norway', 'Spain'];

function filterFor(country: string) {
  const value = country === 'All' ? [] : [country];
  return {
    items: value.map((each) => ({
      field: 'country',
      operator: 'equals',
      value: each,
    })),
  };
}

export default function SelectionAndFilter() {
  const apiRef = useGridApiRef();
  const [country, setCountry] = React.useState('All');
  const [model, setModel] = React.useState<GridRowSelectionModel>([]);
  const filterModel = React.useMemo(() => filterFor(country), [country]);

  // #region excerpt
  function dropHidden() {
    const matching = new Set(gridFilteredSortedRowIdsSelector(apiRef));
    setModel(model.filter((id) => matching.has(id)));
  }
  // #endregion

  return (
    <Box sx={{ height: 480, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Country"
        value={country}
        onChange={(_event, next: string | null) => setCountry(next ?? country)}
      >
        {COUNTRIES.map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="body2" role="status" sx={{ flex: 1 }}>
          {model.length} selected, hidden ones included
        </Typography>
        <Button onClick={dropHidden}>Drop hidden</Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders, filtered by country"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooter
          filterModel={filterModel}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </div>
    </Box>
  );
}
