import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createProducts, type Product } from '../_data/products';
import { createRandom } from '../_data/random';

const rows = createProducts();
const COUNT = 100;
const PAUSE = 10;

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

export default function ThrottledUpdates() {
  const apiRef = useGridApiRef();
  const [throttle, setThrottle] = React.useState(0);
  const [sent, setSent] = React.useState(0);
  const [passes, setPasses] = React.useState(0);
  const timer = React.useRef<number>();
  React.useEffect(() => () => window.clearInterval(timer.current), []);

  // #region excerpt
  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowsSet', () => setPasses((n) => n + 1)),
    [apiRef],
  );

  function send() {
    const random = createRandom(COUNT);
    let left = COUNT;
    setPasses(0);
    window.clearInterval(timer.current);
    timer.current = window.setInterval(() => {
      left -= 1;
      const { id } = random.pick([rows[0], ...rows]) ?? {};
      apiRef.current.updateRows([{ id, price: random.integer(5, 90) }]);
      setSent(COUNT - left);
      if (left === 0) window.clearInterval(timer.current);
    }, PAUSE);
  }
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 480, gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <TextField
          select
          size="small"
          label="throttleRowsMs"
          value={throttle}
          onChange={(event) => setThrottle(Number(event.target.value))}
          sx={{ width: 140 }}
        >
          <MenuItem value={0}>0</MenuItem>
          <MenuItem value={200}>200</MenuItem>
          <MenuItem value={1000}>1000</MenuItem>
        </TextField>
        <Button variant="contained" onClick={send}>
          Send {COUNT} updates
        </Button>
      </Box>
      <Typography variant="body2" role="status" sx={{ minHeight: 40 }}>
        {sent} updates sent, the grid has processed its rows {passes} times
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Prices that change fast"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          throttleRowsMs={throttle}
          hideFooter
        />
      </div>
    </Box>
  );
}
