import InboxIcon from '@mui/icons-material/InboxOutlined';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'status', headerName: 'Status', flex: 1 },
  { field: 'items', headerName: 'Items', type: 'number', flex: 1 },
];

// #region excerpt
function NoOrders() {
  return (
    <div className="flex h-full flex-col items-center justify-center p-4 text-center">
      <span className="mb-4 flex size-14 items-center justify-center rounded-full bg-sky-100 text-sky-700 dark:bg-sky-900 dark:text-sky-200">
        <InboxIcon className="text-[28px]!" />
      </span>
      <div className="text-base font-semibold">No orders yet</div>
      <div className="text-slate-600 dark:text-slate-300">
        They appear here within a minute.
      </div>
    </div>
  );
}
// #endregion

export default function NoRowsOverlay() {
  return (
    <div className="h-75 w-full">
      <DataGrid
        aria-label="Orders of today"
        rows={[]}
        columns={columns}
        hideFooter
        slots={{ noRowsOverlay: NoOrders }}
      />
    </div>
  );
}
