import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  useGridApiContext,
  useGridApiEventHandler,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(30);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'customer', headerName: 'Customer', width: 200 },
  { field: 'city', headerName: 'City', width: 160 },
  { field: 'country', headerName: 'Country', width: 160 },
  { field: 'status', headerName: 'Status', width: 140 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 140 },
  { field: 'shippedOn', headerName: 'Shipped', type: 'date', width: 140 },
  { field: 'items', headerName: 'Items', type: 'number', width: 120 },
];

const inView = {
  position: 'sticky',
  insetInlineStart: 0,
  p: 2,
  boxSizing: 'border-box',
};

// #region excerpt
function InView({ children }: { children: React.ReactNode }) {
  const apiRef = useGridApiContext();
  const read = () => apiRef.current.getRootDimensions().viewportInnerSize.width;
  const [width, setWidth] = React.useState(read);
  useGridApiEventHandler(apiRef, 'viewportInnerSizeChange', () =>
    setWidth(read()),
  );
  return (
    <Box sx={inView} style={{ width }}>
      {children}
    </Box>
  );
}

const sx = { '& .MuiDataGrid-detailPanel': { overflow: 'visible' } };
// #endregion

const renderPanel = ({ row }: GridRowParams<Order>) => (
  <InView>
    {row.lines
      .map(({ article, quantity }) => `${quantity} × ${article}`)
      .join(', ')}
  </InView>
);
const getPanelHeight = () => 72;
const initialState = { detailPanel: { expandedRowIds: [4027, 4026] } };

export default function FullWidthPanel() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, panels that stay in view"
        rows={rows}
        columns={columns}
        getDetailPanelContent={renderPanel}
        getDetailPanelHeight={getPanelHeight}
        initialState={initialState}
        sx={sx}
        hideFooter
      />
    </div>
  );
}
