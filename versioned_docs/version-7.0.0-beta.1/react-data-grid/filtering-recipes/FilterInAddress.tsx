import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 130 },
];

// #region excerpt
const OPERATORS = ['contains', 'equals', 'startsWith', 'endsWith'];

/** Users can edit the URL: ignore unknown fields and operators. */
function fromSearch(search: string): GridFilterModel {
  for (const [name, value] of new URLSearchParams(search)) {
    const [field = '', operator = ''] = name.split('.');
    const isKnown = columns.some((column) => column.field === field);
    if (isKnown && OPERATORS.includes(operator))
      return { items: [{ field, operator, value }] };
  }
  return { items: [] };
}

function toSearch({ items: [item] }: GridFilterModel) {
  if (!item?.value || !OPERATORS.includes(item.operator)) return '';
  const name = `${item.field}.${item.operator}`;
  return `?${new URLSearchParams({ [name]: item.value }).toString()}`;
}
// #endregion

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function FilterInAddress() {
  const [history, setHistory] = React.useState(['', '?country.equals=Norway']);
  const search = history[history.length - 1] ?? '';
  const [filterModel, setFilterModel] = React.useState(() =>
    fromSearch(search),
  );
  const change = (model: GridFilterModel) => {
    setFilterModel(model);
    const next = toSearch(model);
    if (next !== search) setHistory([...history, next]);
  };
  const goBack = () => {
    const earlier = history.slice(0, -1);
    setHistory(earlier);
    setFilterModel(fromSearch(earlier[earlier.length - 1] ?? ''));
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Button size="small" disabled={history.length < 2} onClick={goBack}>
          Back
        </Button>
        <Typography
          role="status"
          dir="ltr"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
          variant="body2"
        >
          /orders{search}
        </Typography>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          slots={{ toolbar: Toolbar }}
          filterModel={filterModel}
          onFilterModelChange={change}
        />
      </div>
    </Box>
  );
}
