import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridColumnGroupingModel,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(24);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'listedOn',
    headerName: 'Listed',
    type: 'date',
    groupable: false,
    valueGetter: (value: string) => new Date(`${value}T00:00`),
    width: 110,
  },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 90 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'article',
    headerName: 'Article',
    children: [{ field: 'name' }, { field: 'listedOn' }],
  },
  {
    groupId: 'money',
    headerName: 'In euros',
    children: [{ field: 'price' }, { field: 'cost' }],
  },
];

// #region excerpt
const options: GridExcelExportOptions = {
  fileName: 'price-list',
  columnsStyles: {
    name: { font: { bold: true } },
    listedOn: { numFmt: 'yyyy-mm-dd' },
    price: { numFmt: '#,##0.00 "€"' },
    cost: {
      numFmt: '#,##0.00 "€"',
      fill: {
        type: 'pattern',
        pattern: 'solid',
        fgColor: { argb: 'FFFFF3CD' },
      },
    },
  },
};
// #endregion

export default function ExcelStyles() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current.exportDataAsExcel(options)}
        sx={{ alignSelf: 'flex-start', mb: 1.5 }}
      >
        Price list for Excel
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Products with prices"
          rows={rows}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          hideFooter
        />
      </div>
    </Box>
  );
}
