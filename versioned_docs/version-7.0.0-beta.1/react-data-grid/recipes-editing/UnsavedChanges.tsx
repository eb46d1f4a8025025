import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', editable: true, flex: 1, minWidth: 130 }, // prettier-ignore
  { field: 'price', headerName: 'Price', type: 'number', editable: true, width: 90 }, // prettier-ignore
  { field: 'cost', headerName: 'Cost', type: 'number', editable: true, width: 80 }, // prettier-ignore
];

const EDITED = ['name', 'price', 'cost'] as const;

const differs = (row: Product, other: Product | undefined) =>
  EDITED.some((field) => row[field] !== other?.[field]);

const sx = {
  '& .unsaved': {
    fontWeight: 'bold',
    bgcolor: 'action.selected',
    boxShadow: (theme: Theme) => `inset 0 -3px ${theme.palette.primary.main}`,
  },
};

/** Simulates one request with all changed products. */
const sendAll = (products: Product[]) =>
  new Promise<Product[]>((resolve) => {
    setTimeout(() => resolve(products), 700);
  });

export default function UnsavedChanges() {
  const [saved, setSaved] = React.useState(() => createProducts());
  const [rows, setRows] = React.useState(saved);
  const [saving, setSaving] = React.useState(false);
  const keep = (row: Product) => {
    setRows((last) => last.map((each) => (each.id === row.id ? row : each)));
    return row;
  };
  // #region excerpt
  const savedById = new Map(saved.map((row) => [row.id, row]));
  const changed = rows.filter((row) => differs(row, savedById.get(row.id)));

  const saveAll = async () => {
    setSaving(true);
    const stored = new Map(
      (await sendAll(changed)).map((row) => [row.id, row]),
    );
    setSaved((last) => last.map((row) => stored.get(row.id) ?? row));
    setSaving(false);
  };
  const mark = ({ row, field, value }: GridCellParams<Product>) =>
    value === savedById.get(row.id)?.[field as keyof Product] ? '' : 'unsaved';
  // #endregion
  const idle = saving || changed.length === 0;

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 48 }}>
        <Button onClick={saveAll} disabled={idle}>
          Save
        </Button>
        <Button onClick={() => setRows(saved)} disabled={idle}>
          Discard
        </Button>
        <Typography variant="body2" role="status">
          {saving ? 'Saving …' : `Unsaved products: ${changed.length}`}
        </Typography>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products, saved together"
          rows={rows}
          columns={columns}
          isCellEditable={() => !saving}
          processRowUpdate={keep}
          getCellClassName={mark}
          sx={sx}
          hideFooter
        />
      </div>
    </Box>
  );
}
