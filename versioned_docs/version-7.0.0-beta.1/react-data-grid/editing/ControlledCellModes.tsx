import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', editable: true },
];

export default function ControlledCellModes() {
  const [model, setModel] = React.useState<GridCellModesModel>({});
  // #region excerpt
  const { Edit, View } = GridCellModes;
  const editPrice = () =>
    setModel({ [rows[2]?.id ?? 0]: { price: { mode: Edit } } });
  const stop = (ignoreModifications: boolean) => {
    const view = { mode: View, ignoreModifications } as const;
    setModel((last) =>
      Object.fromEntries(Object.keys(last).map((id) => [id, { price: view }])),
    );
  };
  // #endregion
  const editing = Object.keys(model).length > 0;

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <Box sx={{ display: 'flex', gap: 1, pb: 1 }}>
        <Button onClick={editPrice} disabled={editing}>
          Edit the third price
        </Button>
        <Button onClick={() => stop(false)} disabled={!editing}>
          Keep
        </Button>
        <Button onClick={() => stop(true)} disabled={!editing}>
          Discard
        </Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products with controlled edit modes"
          rows={rows}
          columns={columns}
          cellModesModel={model}
          onCellModesModelChange={setModel}
          hideFooter
        />
      </div>
    </Box>
  );
}
