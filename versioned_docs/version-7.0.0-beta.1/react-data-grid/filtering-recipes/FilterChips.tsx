import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  gridFilterModelSelector,
  GridToolbarContainer,
  GridToolbarFilterButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 110 },
];

const WORDS: Record<string, string> = {
  isEmpty: 'is empty',
  isNotEmpty: 'is not empty',
  isAnyOf: 'is any of',
  startsWith: 'starts with',
  endsWith: 'ends with',
};

function isUnfinished({ operator, value }: GridFilterItem) {
  return !operator.includes('Empty') && (value ?? '') === '';
}

// #region excerpt
function ChipBar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const textOf = ({ field, operator, value }: GridFilterItem) => {
    const { headerName = field } = apiRef.current.getColumn(field);
    const words = Array.isArray(value) ? value.join(', ') : (value ?? '');
    return `${headerName} ${WORDS[operator] ?? operator} ${words}`.trim();
  };
  // #endregion

  return (
    <GridToolbarContainer sx={{ gap: 1, p: 1 }}>
      <GridToolbarFilterButton />
      {items.map((item) => (
        <Chip
          key={item.id}
          size="small"
          label={textOf(item)}
          variant={isUnfinished(item) ? 'outlined' : 'filled'}
          onClick={() => apiRef.current.showFilterPanel(item.field)}
          onDelete={() => apiRef.current.deleteFilterItem(item)}
        />
      ))}
    </GridToolbarContainer>
  );
}

const filterModel = {
  items: [
    { id: 1, field: 'items', operator: '>=', value: 12 },
    {
      id: 2,
      field: 'country',
      operator: 'isAnyOf',
      value: ['Norway', 'Finland'],
    },
  ],
};

export default function FilterChips() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: ChipBar }}
        initialState={{ filter: { filterModel } }}
      />
    </div>
  );
}
