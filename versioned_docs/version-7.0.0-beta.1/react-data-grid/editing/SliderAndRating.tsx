import * as React from 'react';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createProducts } from '../_data/products';

interface Review {
  id: number;
  name: string;
  stars: number;
  reorderAt: number;
}

const rows: Review[] = createProducts().map(({ id, name, stock }) => ({
  id,
  name,
  stars: (stock.Porto % 5) + 1,
  reorderAt: stock.Antwerp,
}));

// #region excerpt
type Cell = GridRenderEditCellParams<Review, number>;

function SliderEditor({ id, field, value = 0, hasFocus }: Cell) {
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const change = (_event: Event, next: number | number[]) =>
    apiRef.current.setEditCellValue({ id, field, value: next });
  const slotProps = { input: { ref: input, 'aria-label': 'Reorder at' } };
  return <Slider {...{ value, slotProps }} max={120} onChange={change} />;
}
// #endregion

function RatingEditor({ id, field, value = 0, hasFocus }: Cell) {
  const apiRef = useGridApiContext();
  const root = React.useRef<HTMLSpanElement>(null);
  React.useLayoutEffect(() => {
    const stars = [...(root.current?.querySelectorAll('input') ?? [])];
    const chosen = stars.find(({ checked }) => checked) ?? stars[0];
    if (hasFocus) chosen?.focus();
  }, [hasFocus]);
  return (
    <Rating
      ref={root}
      name={`stars-${id}`}
      value={value}
      onChange={(_event, stars) => {
        void apiRef.current.setEditCellValue({ id, field, value: stars ?? 0 });
      }}
    />
  );
}

const columns: GridColDef<Review>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 110 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    editable: true,
    width: 140,
    renderCell: ({ value }) => <Rating value={value} readOnly />,
    renderEditCell: (params) => <RatingEditor {...params} />,
  },
  {
    field: 'reorderAt',
    headerName: 'Reorder at',
    type: 'number',
    editable: true,
    width: 160,
    renderEditCell: (params) => <SliderEditor {...params} />,
  },
];

const sx = {
  '& .MuiDataGrid-cell--editing': { px: 2, alignItems: 'center' },
};

export default function SliderAndRating() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Products with stars"
        rows={rows}
        columns={columns}
        sx={sx}
        hideFooter
      />
    </div>
  );
}
