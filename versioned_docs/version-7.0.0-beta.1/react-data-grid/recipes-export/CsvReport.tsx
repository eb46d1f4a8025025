import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';
import { download } from './download';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function CsvReport() {
  const apiRef = useGridApiRef();
  // #region excerpt
  function write() {
    const ids = gridFilteredSortedRowIdsSelector(apiRef);
    const sum = (field: string) =>
      ids.reduce<number>(
        (total, id) => total + Number(apiRef.current.getCellValue(id, field)),
        0,
      );
    const text = [
      'Orders of the first half-year',
      `${ids.length} orders`,
      '',
      apiRef.current.getDataAsCsv({ getRowsToExport: () => ids }),
      ['Total', sum('items'), sum('total')].join(','),
    ].join('\r\n');
    download('report.csv', ['\uFEFF', text], 'text/csv');
  }
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Button
        variant="outlined"
        onClick={write}
        sx={{ alignSelf: 'flex-start', mb: 1.5 }}
      >
        Write the report
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders for a report"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          ignoreValueFormatterDuringExport
        />
      </div>
    </Box>
  );
}
