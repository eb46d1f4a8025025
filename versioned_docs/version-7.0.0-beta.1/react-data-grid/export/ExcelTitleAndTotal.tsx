import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridExceljsProcessInput,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

// #region excerpt
async function addTitle({ worksheet }: GridExceljsProcessInput) {
  worksheet.addRow(['Orders of the spring']).font = { bold: true, size: 16 };
  worksheet.mergeCells('A1:C1');
  worksheet.addRow([]);
  // The headers are in row 3 and stay visible.
  worksheet.views = [{ state: 'frozen', ySplit: 3 }];
}

async function addTotal({ worksheet }: GridExceljsProcessInput) {
  const last = worksheet.rowCount;
  const formula = `SUM(C4:C${last})`;
  worksheet.addRow(['', 'Total', { formula }]).font = { bold: true };
  worksheet.autoFilter = `A3:C${last}`;
}
// #endregion

export default function ExcelTitleAndTotal() {
  const apiRef = useGridApiRef();
  const write = () =>
    apiRef.current.exportDataAsExcel({
      fileName: 'spring',
      exceljsPreProcess: addTitle,
      exceljsPostProcess: addTotal,
    });

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Button
        variant="outlined"
        onClick={write}
        sx={{ alignSelf: 'flex-start', mb: 1.5 }}
      >
        Report for Excel
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Orders of the spring"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
