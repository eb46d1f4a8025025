import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridEventListener,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status' },
  { field: 'id', headerName: 'Order', type: 'number', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 160 },
];

const groupingColDef = { width: 170 };

export default function RowsOfGroup() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('Click a group.');

  // #region excerpt
  const readGroup: GridEventListener<'rowClick'> = ({ id }) => {
    const node = apiRef.current.getRowNode(id);
    if (node?.type !== 'group') return;
    const ids = apiRef.current.getRowGroupChildren({
      groupId: id,
      applyFiltering: true,
      applySorting: true,
    });
    setText(`${node.groupingKey}: orders ${ids.join(', ')}`);
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 440 }}>
      <Typography role="status" noWrap>
        {text}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders by status, with their rows listed"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          onRowClick={readGroup}
          hideFooter
          initialState={{
            rowGrouping: { model: ['status'] },
            columns: { columnVisibilityModel: { status: false } },
          }}
        />
      </Box>
    </Box>
  );
}
