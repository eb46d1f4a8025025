import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createProducts, type Product } from '../_data/products';

const products = createProducts();

export default function PinRowsByButton() {
  // #region excerpt
  const [pinnedIds, setPinnedIds] = React.useState<readonly number[]>([705]);

  const [rows, pinnedRows] = React.useMemo(() => {
    const isPinned = ({ id }: Product) => pinnedIds.includes(id);
    return [
      products.filter((product) => !isPinned(product)),
      { top: products.filter(isPinned) },
    ];
  }, [pinnedIds]);
  // #endregion

  const columns = React.useMemo<GridColDef<Product>[]>(() => {
    const toggle = (id: number) =>
      setPinnedIds((ids) =>
        ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id],
      );
    return [
      {
        field: 'pin',
        headerName: 'Pin',
        type: 'actions',
        width: 60,
        getActions: ({ row }) => {
          const isPinned = pinnedIds.includes(row.id);
          return [
            <GridActionsCellItem
              key="pin"
              icon={isPinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
              label={`${isPinned ? 'Unpin' : 'Pin'} ${row.name}`}
              onClick={() => toggle(row.id)}
            />,
          ];
        },
      },
      { field: 'name', headerName: 'Product', flex: 1 },
      { field: 'price', headerName: 'Price', type: 'number', width: 90 },
    ];
  }, [pinnedIds]);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Products that can be pinned"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
