import {
  DataGridPremium,
  type GridColDef,
  type GridEventListener,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { createProducts, CATEGORIES, type Product } from '../_data/products';

const rows = createProducts(40);

const columns: GridColDef<Product>[] = [
  {
    field: 'category',
    headerName: 'Category',
    groupingValueGetter: (code: string) =>
      CATEGORIES.find(({ value }) => value === code)?.label,
  },
  { field: 'name', headerName: 'Product', width: 170 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

const groupingColDef = { width: 180 };

export default function ClickToExpand() {
  const apiRef = useGridApiRef();

  // #region excerpt
  const toggle: GridEventListener<'rowClick'> = ({ id }) => {
    const node = apiRef.current.getRowNode(id);
    if (node?.type === 'group') {
      apiRef.current.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };
  const toggleByKey: GridEventListener<'cellKeyDown'> = (
    { id, rowNode },
    event,
  ) => {
    if (rowNode.type !== 'group' || event.key !== 'Enter') return;
    event.preventDefault();
    apiRef.current.setRowChildrenExpansion(id, !rowNode.childrenExpanded);
  };
  // #endregion

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Products by category"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        disableRowSelectionOnClick
        onRowClick={toggle}
        onCellKeyDown={toggleByKey}
        hideFooter
        initialState={{
          rowGrouping: { model: ['category'] },
          columns: { columnVisibilityModel: { category: false } },
        }}
      />
    </div>
  );
}
