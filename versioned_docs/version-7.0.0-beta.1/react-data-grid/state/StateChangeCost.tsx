import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
  type GridState,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';
import { counted, FocusFooter, nameOf, runKeys, type Cost } from './stateCost';

const rows = createOrders(50);

const columns: GridColDef<Order>[] = ['id', 'customer', 'city', 'status'].map(
  (field) => ({ field, flex: 1, minWidth: 60 }),
);

const slots = { footer: FocusFooter };

// #region excerpt
function WithStateChange(props: DataGridProps) {
  const [state, setState] = React.useState<GridState>();
  counted.page += 1;
  return (
    <>
      <DataGrid {...props} hideFooter onStateChange={setState} />
      <Box sx={{ p: 2 }}>{nameOf(state?.focus.cell)}</Box>
    </>
  );
}

function WithSelector(props: DataGridProps) {
  counted.page += 1;
  return <DataGrid {...props} slots={slots} />;
}
// #endregion

const VARIANTS = { onStateChange: WithStateChange, selector: WithSelector };
type Variant = keyof typeof VARIANTS;

export default function StateChangeCost() {
  const apiRef = useGridApiRef();
  const [variant, setVariant] = React.useState<Variant>('onStateChange');
  const [costs, setCosts] = React.useState<Partial<Record<Variant, Cost>>>({});
  const Page = VARIANTS[variant];

  const measure = async () => {
    const cost = await runKeys(apiRef, rows);
    setCosts((before) => ({ ...before, [variant]: cost }));
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 520 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {Object.keys(VARIANTS).map((name) => (
          <Button
            key={name}
            variant={name === variant ? 'contained' : 'text'}
            aria-pressed={name === variant}
            onClick={() => setVariant(name as Variant)}
          >
            {name}
          </Button>
        ))}
        <Button variant="outlined" onClick={() => void measure()}>
          Move the focus 40 times
        </Button>
      </Box>
      <Box role="status" sx={{ height: 56, typography: 'body2' }}>
        {Object.entries(costs).map(([name, cost]) => (
          <div key={name}>
            {name}: {cost.changes} changes, page rendered {cost.page} times,{' '}
            {cost.milliseconds} ms
          </div>
        ))}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexFlow: 'column' }}>
        <Page
          key={variant}
          apiRef={apiRef}
          aria-label="Orders to move the focus in"
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
