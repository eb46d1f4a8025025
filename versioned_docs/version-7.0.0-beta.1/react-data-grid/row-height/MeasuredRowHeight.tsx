import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createReviews, type Review } from '../_data/reviews';

const rows = createReviews(200);

const columns: GridColDef<Review>[] = [
  { field: 'product', headerName: 'Product', width: 110 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 150 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 70 },
];

// #region excerpt
const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 80;

export default function MeasuredRowHeight() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Reviews in full"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{
          [`& .${gridClasses.cell}`]: { py: 1.5, minHeight: 52 },
        }}
      />
    </div>
  );
}
// #endregion
