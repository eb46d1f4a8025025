import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Ferry route', flex: 1, minWidth: 112 },
  { field: 'sailings', headerName: 'Sailings', type: 'number', width: 80 },
  {
    field: 'onTime',
    headerName: 'On time',
    type: 'number',
    width: 80,
    valueFormatter: (value) => `${value} %`,
  },
];

const rows = [
  { id: 1, route: 'Ardrossan – Brodick', sailings: 112, onTime: 91 },
  { id: 2, route: 'Oban – Craignure', sailings: 168, onTime: 95 },
  { id: 3, route: 'Ullapool – Stornoway', sailings: 42, onTime: 84 },
  { id: 4, route: 'Mallaig – Armadale', sailings: 126, onTime: 88 },
  { id: 5, route: 'Largs – Cumbrae', sailings: 364, onTime: 98 },
];

export default function GridExample() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Punctuality of ferry routes"
        rows={rows}
        columns={columns}
        hideFooter
        disableRowSelectionOnClick
      />
    </div>
  );
}
