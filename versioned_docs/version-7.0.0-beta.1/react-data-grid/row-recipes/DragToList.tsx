import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(16);

// #region excerpt
const slotProps = {
  row: {
    draggable: true,
    onDragStart: (event: React.DragEvent<HTMLElement>) =>
      event.dataTransfer.setData(
        'text/plain',
        event.currentTarget.dataset.id ?? '',
      ),
  },
};
// #endregion

interface ParcelProps {
  ids: readonly number[];
  onAdd: (id: number) => void;
}

function Parcel({ ids, onAdd }: ParcelProps) {
  return (
    <Box
      role="group"
      aria-label="Parcel"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onAdd(Number(event.dataTransfer.getData('text/plain')));
      }}
      sx={{
        height: 132,
        overflow: 'auto',
        p: 1.5,
        border: '2px dashed',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography variant="body2" role="status">
        {ids.length === 0
          ? 'Drag products here, or press their plus button.'
          : rows
              .filter(({ id }) => ids.includes(id))
              .map(({ name }) => name)
              .join(', ')}
      </Typography>
    </Box>
  );
}

export default function DragToList() {
  const [ids, setIds] = React.useState<readonly number[]>([]);
  const add = (id: number) =>
    setIds((all) => (all.includes(id) ? all : [...all, id]));

  const columns: GridColDef<Product>[] = [
    { field: 'name', headerName: 'Product', flex: 1 },
    {
      field: 'add',
      headerName: 'Add',
      type: 'actions',
      width: 70,
      getActions: ({ row }) => [
        <GridActionsCellItem
          key="add"
          icon={<AddIcon />}
          label={`Add ${row.name}`}
          onClick={() => add(row.id)}
        />,
      ],
    },
  ];

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 500 }}>
      <Parcel ids={ids} onAdd={add} />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products to drag"
          rows={rows}
          columns={columns}
          slotProps={slotProps}
          hideFooter
        />
      </div>
    </Box>
  );
}
