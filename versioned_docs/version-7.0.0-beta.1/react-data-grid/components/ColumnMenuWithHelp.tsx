import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(20);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  {
    field: 'cost',
    headerName: 'Cost',
    type: 'number',
    width: 110,
    description: 'What the article costs us, without transport.',
  },
];

// #region excerpt
function HelpItem({ colDef }: GridColumnMenuItemProps) {
  return (
    <Typography
      component="li"
      role="none"
      variant="body2"
      sx={{ px: 2, maxWidth: 240 }}
    >
      {colDef.description ?? 'No description.'}
    </Typography>
  );
}

const menuSlots = { helpItem: HelpItem, columnMenuColumnsItem: null };
const menuSlotProps = { helpItem: { displayOrder: 0 } };

function MenuWithHelp(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu {...props} slots={menuSlots} slotProps={menuSlotProps} />
  );
}
// #endregion

export default function ColumnMenuWithHelp() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ columnMenu: MenuWithHelp }}
      />
    </div>
  );
}
