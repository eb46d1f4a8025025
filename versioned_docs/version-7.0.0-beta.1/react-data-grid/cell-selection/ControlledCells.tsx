import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import {
  createMonthlySales,
  MONTHS,
  type ShopSales,
} from '../_data/monthly-sales';
import { salesColumns } from './salesColumns';

const rows = createMonthlySales();

// #region excerpt
/** Returns the month cells whose value passes the test. */
function cellsWhere(test: (value: number) => boolean) {
  const model: GridCellSelectionModel = {};
  rows.forEach((row: ShopSales) => {
    const found = MONTHS.filter((month) => test(row[month]));
    if (found.length > 0) {
      model[row.id] = Object.fromEntries(found.map((field) => [field, true]));
    }
  });
  return model;
}
// #endregion

function describe(model: GridCellSelectionModel) {
  const count = Object.values(model)
    .flatMap((fields) => Object.values(fields))
    .filter(Boolean).length;
  return `${count} cells selected`;
}

export default function ControlledCells() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({});

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => setModel(cellsWhere((value) => value >= 90))}
        >
          90 or more
        </Button>
        <Button variant="outlined" onClick={() => setModel({})}>
          None
        </Button>
        <Typography variant="body2" role="status">
          {describe(model)}
        </Typography>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Sales of the shops"
          rows={rows}
          columns={salesColumns}
          cellSelection
          rowSelection={false}
          hideFooter
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
        />
      </div>
    </Box>
  );
}
