import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

/** Ratings by a customer: one to five stars, `null` without an answer. */
interface Feedback extends Order {
  goods: number | null;
  delivery: number | null;
}

const rows = createOrders(30).map((order): Feedback => ({
  ...order,
  goods: order.items % 6 || null,
  delivery: order.id % 6 || null,
}));

function RatingEditor({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const box = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (!hasFocus) return;
    const input = box.current?.querySelector<HTMLElement>('input:checked');
    input?.focus();
  }, [hasFocus]);

  return (
    <Rating
      ref={box}
      name={`${field}-${id}`}
      value={value ?? null}
      onChange={(_event, next) =>
        apiRef.current.setEditCellValue({ id, field, value: next })
      }
      sx={{ mx: 1 }}
    />
  );
}

function RatingFilter({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Rating
      name="rating-filter"
      value={Number(item.value) || null}
      onChange={(_event, value) => applyValue({ ...item, value })}
      sx={{ mt: 2 }}
    />
  );
}

const atLeast: GridFilterOperator<Feedback, number | null, string> = {
  label: 'at least',
  value: 'atLeast',
  InputComponent: RatingFilter,
  getApplyFilterFn: ({ value: wanted }) =>
    wanted ? (stars) => (stars ?? 0) >= Number(wanted) : null,
  getValueAsString: (wanted) => `${wanted} stars`,
};

// #region excerpt
const rating: GridColTypeDef<number | null, string> = {
  type: 'number',
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  width: 150,
  editable: true,
  valueFormatter: (stars: number | null) => (stars ? `${stars} of 5` : ''),
  renderCell: ({ value }) => value && <Rating value={value} readOnly />,
  renderEditCell: (params) => <RatingEditor {...params} />,
  filterOperators: [atLeast],
};

const columns: GridColDef<Feedback>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'goods', headerName: 'Goods', ...rating },
  { field: 'delivery', headerName: 'Delivery', ...rating },
];
// #endregion

export default function RatingColumn() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders and their ratings"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
