import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createReviews, type Review } from '../_data/reviews';

const rows = createReviews(200);

// #region excerpt
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: '20px',
};

const columns: GridColDef<Review>[] = [
  { field: 'author', headerName: 'Author', width: 90 },
  {
    field: 'text',
    headerName: 'Review',
    flex: 1,
    display: 'flex',
    renderCell: ({ value }) => <Box sx={twoLines}>{value}</Box>,
  },
];
// #endregion

export default function TwoLines() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Reviews, two lines each"
        rows={rows}
        columns={columns}
        rowHeight={60}
        hideFooter
      />
    </div>
  );
}
