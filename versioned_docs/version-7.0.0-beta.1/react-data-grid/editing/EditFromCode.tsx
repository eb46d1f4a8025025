import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'shippedOn',
    headerName: 'Shipped',
    type: 'date',
    editable: true,
    width: 140,
  },
];

export default function EditFromCode() {
  const apiRef = useGridApiRef();
  // #region excerpt
  const fillInNext = () => {
    const ids = apiRef.current.getSortedRowIds();
    const rowIndex = ids.findIndex((id) => !apiRef.current.getRow(id).shippedOn); // prettier-ignore
    const id = ids[rowIndex];
    const field = 'shippedOn';
    if (id === undefined || apiRef.current.getCellMode(id, field) === 'edit')
      return;
    apiRef.current.scrollToIndexes({
      rowIndex,
      colIndex: apiRef.current.getColumnIndex(field),
    });
    apiRef.current.startCellEditMode({ id, field });
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <Box sx={{ pb: 1 }}>
        <Button onClick={fillInNext}>Fill in the next shipping day</Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders, edited from a button"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
