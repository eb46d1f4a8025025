import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(30);

const columns: GridColDef<Product>[] = [
  {
    field: 'supplier',
    headerName: 'Supplier',
    groupingValueGetter: (supplier: Product['supplier']) =>
      supplier?.country ?? 'Own make',
  },
  { field: 'name', headerName: 'Product', width: 170 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

// #region excerpt
const slots = {
  groupingCriteriaExpandIcon: FolderIcon,
  groupingCriteriaCollapseIcon: FolderOpenIcon,
};
// #endregion

const groupingColDef = { width: 180 };

export default function GroupIcons() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPremium
        aria-label="Products in folders"
        rows={rows}
        columns={columns}
        slots={slots}
        groupingColDef={groupingColDef}
        hideFooter
        initialState={{
          rowGrouping: { model: ['supplier'] },
          columns: { columnVisibilityModel: { supplier: false } },
        }}
      />
    </div>
  );
}
