import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createReviews, type Review } from '../_data/reviews';

const rows = createReviews(30);

const columns: GridColDef<Review>[] = [
  { field: 'product', headerName: 'Product', flex: 1 },
  { field: 'author', headerName: 'Author', width: 90 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 70 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Review>) => (
  <Typography sx={{ p: 2 }}>{row.text}</Typography>
);
const getDetailPanelHeight = () => 'auto' as const;

export default function OneDetailPanel() {
  // #region excerpt
  const [open, setOpen] = React.useState<GridRowId[]>([2]);

  // The panel that was opened last comes last.
  const keepLast = (ids: GridRowId[]) => setOpen(ids.slice(-1));
  // #endregion

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Reviews, one open at a time"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={keepLast}
        hideFooter
      />
    </div>
  );
}
