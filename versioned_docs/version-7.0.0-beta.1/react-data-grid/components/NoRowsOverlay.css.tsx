import InboxIcon from '@mui/icons-material/InboxOutlined';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'status', headerName: 'Status', flex: 1 },
  { field: 'items', headerName: 'Items', type: 'number', flex: 1 },
];

// #region excerpt
const styles = `
.NoRowsOverlay-root {
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  height: 100%;
  padding: 16px;
  text-align: center;
}

.NoRowsOverlay-icon {
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-block-end: 16px;
  border-radius: 50%;
  background: color-mix(in srgb, currentColor 8%, transparent);
}

.NoRowsOverlay-title {
  font-size: 16px;
  font-weight: 600;
}

.NoRowsOverlay-hint {
  color: color-mix(in srgb, currentColor 75%, transparent);
}
`;

function NoOrders() {
  return (
    <div className="NoRowsOverlay-root">
      <span className="NoRowsOverlay-icon">
        <InboxIcon />
      </span>
      <div className="NoRowsOverlay-title">No orders yet</div>
      <div className="NoRowsOverlay-hint">
        They appear here within a minute.
      </div>
    </div>
  );
}
// #endregion

export default function NoRowsOverlay() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <style>{styles}</style>
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
