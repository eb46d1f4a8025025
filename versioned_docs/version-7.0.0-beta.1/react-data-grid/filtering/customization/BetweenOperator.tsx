import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  getGridNumericOperators,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../../_data/products';

const rows = createProducts(40);

type Range = [low: number, high: number];

// #region excerpt
function RangeInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const [dragged, setDragged] = React.useState<Range | null>(null);
  const [low, high]: Range = dragged ?? item.value ?? [0, 100];
  const root = React.useRef<HTMLDivElement>(null);
  React.useImperativeHandle(focusElementRef, () => ({
    focus: () => root.current?.querySelector('input')?.focus(),
  }));
  const apply = (value: Range) => {
    setDragged(null);
    applyValue({ ...item, value });
  };
  // #endregion
  return (
    <Box ref={root} sx={{ px: 1.5 }}>
      <Typography variant="caption">
        {low} € to {high} €
      </Typography>
      <Slider
        size="small"
        getAriaLabel={(index) => (index === 0 ? 'From' : 'To')}
        value={[low, high]}
        onChange={(_event, value) => setDragged(value as Range)}
        onChangeCommitted={(_event, value) => apply(value as Range)}
      />
    </Box>
  );
}

const between: GridFilterOperator<Product, number> = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value)) return null;
    const [low, high] = value as Range;
    return (price) => price >= low && price <= high;
  },
  getValueAsString: ([low, high]: Range) => `${low} € and ${high} €`,
  InputComponent: RangeInput,
};

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

const cheap = {
  items: [{ field: 'price', operator: 'between', value: [10, 20] }],
};

export default function BetweenOperator() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products by price"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: Toolbar }}
        initialState={{ filter: { filterModel: cheap } }}
      />
    </div>
  );
}
