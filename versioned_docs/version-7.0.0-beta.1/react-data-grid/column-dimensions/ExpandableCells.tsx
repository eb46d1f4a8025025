import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createReviews, type Review } from '../_data/reviews';
import { ExpandButton } from './ExpandButton';

const rows = createReviews(40);

// #region excerpt
function LongText(params: GridRenderCellParams<Review, string>) {
  const text = React.useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = React.useState(false);
  React.useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = text.current ?? {};
    setIsCut(scrollWidth > clientWidth);
  }, [params.value, params.colDef.computedWidth]);

  return (
    <>
      <Box
        ref={text}
        sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {params.value}
      </Box>
      {isCut && <ExpandButton {...params} />}
    </>
  );
}
// #endregion

const columns: GridColDef<Review>[] = [
  { field: 'author', headerName: 'Author', width: 90 },
  {
    field: 'text',
    headerName: 'Review',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: (params) => <LongText {...params} />,
  },
];

export default function ExpandableCells() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Reviews that expand over the rows below"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
