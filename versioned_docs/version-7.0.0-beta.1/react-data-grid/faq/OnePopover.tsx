import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(20);

/** Prevents the grid from scrolling by a page. */
function keepSpace(event: React.KeyboardEvent) {
  if (event.key === ' ') event.stopPropagation();
}

type Open = (order: Order, anchor: HTMLElement) => void;

function createColumns(open: Open): GridColDef<Order>[] {
  return [
    { field: 'customer', headerName: 'Customer', flex: 1 },
    {
      field: 'lines',
      headerName: 'Lines',
      width: 120,
      display: 'flex',
      sortable: false,
      filterable: false,
      renderCell: ({ row, tabIndex }) => (
        <Button
          size="small"
          tabIndex={tabIndex}
          aria-label={`Show lines of order ${row.id}`}
          onKeyDown={keepSpace}
          onClick={(event) => {
            event.stopPropagation(); // Do not select the row.
            open(row, event.currentTarget);
          }}
        >
          Show lines
        </Button>
      ),
    },
  ];
}

// #region excerpt
export default function OnePopover() {
  const [order, setOrder] = React.useState(rows[0]);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const columns = React.useMemo(
    () =>
      createColumns((next, button) => {
        setOrder(next);
        setAnchor(button);
      }),
    [],
  );
  // #endregion

  return (
    <div style={{ height: 360 }}>
      <DataGrid
        aria-label="Orders with their lines"
        rows={rows}
        columns={columns}
        hideFooter
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
      >
        <Typography component="ul" sx={{ my: 1, marginInlineEnd: 2 }}>
          {order?.lines.map(({ article, quantity }) => (
            <li key={article}>{`${quantity} × ${article}`}</li>
          ))}
        </Typography>
      </Popover>
    </div>
  );
}
