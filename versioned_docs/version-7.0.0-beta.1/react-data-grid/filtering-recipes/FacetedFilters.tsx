import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const orders = createOrders(200);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'country', headerName: 'Country', width: 110 },
];

type Facet = 'status' | 'country';
type Chosen = Record<Facet, string[]>;

// #region excerpt
function matches(order: Order, chosen: Chosen, except?: Facet) {
  const passes = (facet: Facet) =>
    facet === except ||
    chosen[facet].length === 0 ||
    chosen[facet].includes(order[facet]);
  return passes('status') && passes('country');
}

/** Counts the rows that each value would show, with the other facet applied. */
function countsOf(facet: Facet, chosen: Chosen) {
  const counts = new Map<string, number>();
  for (const order of orders) {
    const one = Number(matches(order, chosen, facet));
    counts.set(order[facet], (counts.get(order[facet]) ?? 0) + one);
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b));
}
// #endregion

const NOTHING = { noRowsLabel: 'No order matches' };

interface FacetListProps {
  label: string;
  facet: Facet;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

function FacetList({ label, facet, chosen, onChange }: FacetListProps) {
  const toggle = (value: string, checked: boolean) => {
    const others = chosen[facet].filter((each) => each !== value);
    onChange({ ...chosen, [facet]: checked ? [...others, value] : others });
  };
  return (
    <FormGroup role="group" aria-label={label}>
      <FormLabel component="span">{label}</FormLabel>
      {countsOf(facet, chosen).map(([value, count]) => (
        <FormControlLabel
          key={value}
          label={`${value} (${count})`}
          slotProps={{ typography: { variant: 'body2' } }}
          control={<Checkbox size="small" sx={{ py: 0.25 }} />}
          checked={chosen[facet].includes(value)}
          onChange={(_event, checked) => toggle(value, checked)}
        />
      ))}
    </FormGroup>
  );
}

export default function FacetedFilters() {
  const [chosen, setChosen] = React.useState<Chosen>({
    status: ['Shipped', 'Packed'],
    country: [],
  });
  const rows = React.useMemo(
    () => orders.filter((order) => matches(order, chosen)),
    [chosen],
  );
  const shared = { chosen, onChange: setChosen };

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        gap: 2,
        height: { xs: 720, md: 520 },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          gap: 2,
          flex: 'none',
        }}
      >
        <FacetList label="Status" facet="status" {...shared} />
        <FacetList label="Country" facet="country" {...shared} />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, minWidth: 0 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          disableColumnFilter
          localeText={NOTHING}
        />
      </Box>
    </Box>
  );
}
