import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createReviews, type Review } from '../_data/reviews';

const rows = createReviews(20);

// #region excerpt
function CutText({ value, hasFocus }: GridRenderCellParams<Review, string>) {
  const text = React.useRef<HTMLElement>(null);
  const [open, setOpen] = React.useState(false);
  const openIfCut = () => {
    const { scrollWidth = 0, clientWidth = 0 } = text.current ?? {};
    setOpen(scrollWidth > clientWidth);
  };
  React.useEffect(() => {
    if (hasFocus) openIfCut();
    else setOpen(false);
  }, [hasFocus]);
  // #endregion

  return (
    <Tooltip
      describeChild
      title={<span>{value}</span>}
      open={open}
      onOpen={openIfCut}
      onClose={() => setOpen(false)}
    >
      <Box
        component="span"
        ref={text}
        sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {value}
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Review>[] = [
  { field: 'product', headerName: 'Product', width: 110 },
  {
    field: 'text',
    headerName: 'Review',
    flex: 1,
    renderCell: (params) => <CutText {...params} />,
  },
];

export default function TooltipWhereCut() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Reviews on one line"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
