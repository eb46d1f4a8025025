import * as React from 'react';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'listedOn', headerName: 'Listed', width: 110 },
  {
    field: 'name',
    headerName: 'Product',
    editable: true,
    flex: 1,
    minWidth: 140,
  },
  { field: 'price', headerName: 'Price', type: 'number', editable: true },
];

export default function EditWithOneClick() {
  const [model, setModel] = React.useState<GridCellModesModel>({});
  // #region excerpt
  const { Edit, View } = GridCellModes;
  const open: GridEventListener<'cellClick'> = ({ id, field, isEditable }) => {
    if (!isEditable || model[id]?.[field]?.mode === Edit) return;
    setModel((last) => {
      const next: GridCellModesModel = {};
      for (const [row, fields] of Object.entries(last)) {
        const closed = Object.keys(fields).map((key) => [key, { mode: View }]);
        next[row] = Object.fromEntries(closed);
      }
      next[id] = { ...next[id], [field]: { mode: Edit } };
      return next;
    });
  };
  // #endregion

  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Products, one click to edit"
        rows={rows}
        columns={columns}
        cellModesModel={model}
        onCellModesModelChange={setModel}
        onCellClick={open}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
