import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridListColDef,
} from '@mui/x-data-grid-pro';
import { createReviews, type Review } from '../_data/reviews';

const rows = createReviews(40);

const columns: GridColDef<Review>[] = [
  { field: 'product', headerName: 'Product' },
  { field: 'text', headerName: 'Review', flex: 1 },
];

// #region excerpt
const listColumn: GridListColDef<Review> = {
  field: 'review',
  renderCell: ({ row }) => (
    <Box sx={{ py: 1, lineHeight: 1.4, whiteSpace: 'normal' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {row.product}, {row.author}
      </Typography>
      <Rating readOnly size="small" value={row.stars} />
      <Typography variant="body2">{row.text}</Typography>
    </Box>
  ),
};

const getRowHeight = () => 'auto' as const;
// #endregion

export default function ListReviews() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Reviews of products"
        rows={rows}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        getRowHeight={getRowHeight}
        hideFooter
      />
    </div>
  );
}
