import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridCsvExportMenuItem,
  gridFilteredSortedRowIdsSelector,
  GridToolbarContainer,
  GridToolbarExportContainer,
  useGridApiContext,
  type GridColDef,
  type GridExportMenuItemProps,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(20);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  {
    field: 'supplier',
    headerName: 'Supplier',
    flex: 1,
    minWidth: 130,
    valueGetter: (value: Product['supplier']) => value?.name ?? null,
  },
];

function download(text: string, type: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}

// #region excerpt
function JsonExportItem({ hideMenu }: GridExportMenuItemProps<object>) {
  const apiRef = useGridApiContext();
  const write = () => {
    const fields = apiRef.current.getVisibleColumns().map(({ field }) => field);
    const list = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      Object.fromEntries(
        fields.map((field) => [field, apiRef.current.getCellValue(id, field)]),
      ),
    );
    download(
      JSON.stringify(list, null, 2),
      'application/json',
      'products.json',
    );
    hideMenu?.();
  };
  return <MenuItem onClick={write}>Download as JSON</MenuItem>;
}
// #endregion

function ProductToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridCsvExportMenuItem options={{ fileName: 'products' }} />
        <JsonExportItem />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

export default function JsonExport() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products, also as JSON"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: ProductToolbar }}
      />
    </div>
  );
}
