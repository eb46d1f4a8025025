import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  gridFilterModelSelector,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  GridToolbarFilterButton,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { ORDER_STATUSES } from '../_data/orders';

const ITEM = { id: 'desk', field: 'status', operator: 'is' };

/** Buttons for a filter item, which the filter panel also shows. */
function StatusFilter() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen: unknown = items.find(({ id }) => id === ITEM.id)?.value;

  const choose = (_event: React.MouseEvent, status: string | null) => {
    if (!status) {
      apiRef.current.deleteFilterItem(ITEM);
      return;
    }
    apiRef.current.upsertFilterItem({ ...ITEM, value: status });
  };

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Orders by status"
      value={chosen ?? null}
      onChange={choose}
      sx={{ maxWidth: 1, overflowX: 'auto' }}
    >
      {ORDER_STATUSES.map((status) => (
        <ToggleButton key={status} value={status}>
          {status}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export function DeskToolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1, gap: 1 }}>
      <StatusFilter />
      <Box sx={{ flex: 1 }} />
      <GridToolbarQuickFilter />
      <Box sx={{ flexBasis: '100%' }} />
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton />
      <GridToolbarDensitySelector />
      <GridToolbarExport excelOptions={{ fileName: 'orders' }} />
    </GridToolbarContainer>
  );
}
