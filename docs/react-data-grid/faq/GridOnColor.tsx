import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price, €', type: 'number', width: 100 },
];

// #region excerpt
const card = ({ palette }: Theme) => ({
  backgroundImage: 'none',
  backgroundColor: palette.mode === 'dark' ? '#12324a' : '#e3f2fd',
});

const likeTheCard = (theme: Theme) => {
  const { backgroundColor } = card(theme);
  return {
    border: 0,
    '--DataGrid-containerBackground': backgroundColor,
    '--DataGrid-pinnedBackground': backgroundColor,
  };
};
// #endregion

export default function GridOnColor() {
  return (
    <Paper
      sx={[
        card,
        {
          boxSizing: 'border-box',
          p: 2,
          height: 380,
          display: 'flex',
          flexDirection: 'column',
        },
      ]}
    >
      <Typography sx={{ fontWeight: 600 }}>Price list</Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Price list on a colored card"
          rows={rows}
          columns={columns}
          hideFooter
          sx={likeTheCard}
        />
      </div>
    </Paper>
  );
}
