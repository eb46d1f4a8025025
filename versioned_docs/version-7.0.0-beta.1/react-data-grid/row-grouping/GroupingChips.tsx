import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  gridColumnLookupSelector,
  gridRowGroupingSanitizedModelSelector,
  type GridColDef,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(120);

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    groupable: false,
    width: 80,
  },
];

function GroupingBar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);
  const columnOf = useGridSelector(apiRef, gridColumnLookupSelector);
  const rest = columns.filter(({ field, groupable }) => groupable !== false && !model.includes(field)); // prettier-ignore
  return (
    <Stack
      direction="row"
      useFlexGap
      flexWrap="wrap"
      gap={1}
      p={1}
      role="group"
      aria-label="Grouping"
    >
      {/* #region excerpt */}
      {model.map((field, index) => (
        <Chip
          key={field}
          color="primary"
          label={`${index + 1}. ${columnOf[field]?.headerName ?? field}`}
          onClick={() =>
            apiRef.current.setRowGroupingCriteriaIndex(
              field,
              Math.max(0, index - 1),
            )
          }
          onDelete={() => apiRef.current.removeRowGroupingCriteria(field)}
        />
      ))}
      {/* #endregion */}
      {rest.map(({ field, headerName }) => (
        <Chip
          key={field}
          variant="outlined"
          label={`+ ${headerName}`}
          onClick={() => apiRef.current.addRowGroupingCriteria(field)}
        />
      ))}
    </Stack>
  );
}
const groupingColDef = { width: 200 };

export default function GroupingChips() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a grouping bar"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        slots={{ toolbar: GroupingBar }}
        hideFooter
        initialState={{ rowGrouping: { model: ['country', 'status'] } }}
      />
    </div>
  );
}
