import * as React from 'react';
import Link from '@mui/material/Link';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createReviews, type Review } from '../_data/reviews';

const rows = createReviews(40);
const LONG = 70;

const getRowHeight = () => 'auto' as const;

export default function ExpandableTexts() {
  const [open, setOpen] = React.useState<readonly number[]>([]);
  const columns = React.useMemo<GridColDef<Review>[]>(() => {
    const toggle = (id: number) =>
      setOpen((ids) =>
        ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id],
      );
    // #region excerpt
    const renderText = ({ row: { id, text, product } }: { row: Review }) => {
      const isOpen = open.includes(id);
      return (
        <div>
          {isOpen || text.length <= LONG ? text : `${text.slice(0, LONG)}… `}
          {text.length > LONG && (
            <Link
              component="button"
              variant="body2"
              aria-expanded={isOpen}
              aria-label={`${isOpen ? 'Less' : 'More'} about ${product}`}
              onClick={() => toggle(id)}
              sx={{ marginInlineStart: 0.5, verticalAlign: 'baseline' }}
            >
              {isOpen ? 'Less' : 'More'}
            </Link>
          )}
        </div>
      );
    };
    // #endregion
    return [
      { field: 'author', headerName: 'Author', width: 90 },
      { field: 'text', headerName: 'Review', flex: 1, renderCell: renderText },
    ];
  }, [open]);

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Reviews that open in their row"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        disableRowSelectionOnClick
        hideFooter
        sx={{
          [`& .${gridClasses.cell}`]: { py: 1.75 },
        }}
      />
    </div>
  );
}
