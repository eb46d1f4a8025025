import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';
import { look, ReadyTable, type Look } from './ReadyTable';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

function Watched() {
  const apiRef = useGridApiRef();
  const [looks, setLooks] = React.useState<Look[]>([]);

  // #region excerpt
  const [atRender] = React.useState(() => look('First render', apiRef.current));
  const first = React.useRef(atRender);

  React.useEffect(() => {
    const seen = [first.current, look('Effect', apiRef.current)];
    const frame = requestAnimationFrame(() => {
      seen.push(look('Next frame', apiRef.current));
    });
    const timer = setTimeout(() => {
      setLooks([...seen, look('300 ms later', apiRef.current)]);
    }, 300);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [apiRef]);
  // #endregion

  return (
    <>
      <ReadyTable looks={looks} />
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders that start again"
          rows={rows}
          columns={columns}
        />
      </Box>
    </>
  );
}

export default function WhatIsReady() {
  const [start, setStart] = React.useState(0);
  return (
    <Box sx={{ height: 540 }}>
      <Button onClick={() => setStart(start + 1)}>Start again</Button>
      <Watched key={start} />
    </Box>
  );
}
