import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const rows = createOrders(120);

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 110 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 110 },
];

// #region excerpt
const { And, Or } = GridLogicOperator;

const needsAttention: GridFilterModel = {
  items: [
    { id: 1, field: 'paid', operator: 'is', value: 'false' },
    { id: 2, field: 'items', operator: '>=', value: 20 },
  ],
  logicOperator: Or,
};
// #endregion

export default function AndOr() {
  const [filterModel, setFilterModel] = React.useState(needsAttention);
  const combine = (logicOperator: GridLogicOperator | null) => {
    if (logicOperator) setFilterModel({ ...filterModel, logicOperator });
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 420 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="body2">Not paid</Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Combine the conditions"
          value={filterModel.logicOperator}
          onChange={(_event, next) => combine(next)}
        >
          <ToggleButton value={And}>and</ToggleButton>
          <ToggleButton value={Or}>or</ToggleButton>
        </ToggleButtonGroup>
        <Typography variant="body2">20 items and more</Typography>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders that need attention"
          rows={rows}
          columns={columns}
          hideFooter
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Box>
  );
}
