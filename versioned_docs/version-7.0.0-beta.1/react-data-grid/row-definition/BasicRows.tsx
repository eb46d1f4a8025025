import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ferry {
  id: string;
  from: string;
  to: string;
  minutes: number;
}

const rows: Ferry[] = [
  { id: 'F1', from: 'Cacilhas', to: 'Cais do Sodré', minutes: 10 },
  { id: 'F2', from: 'Barreiro', to: 'Terreiro do Paço', minutes: 20 },
  { id: 'F3', from: 'Trafaria', to: 'Belém', minutes: 20 },
  { id: 'F4', from: 'Montijo', to: 'Cais do Sodré', minutes: 25 },
];

const columns: GridColDef<Ferry>[] = [
  { field: 'from', headerName: 'From', flex: 1 },
  { field: 'to', headerName: 'To', flex: 1 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
];

export default function BasicRows() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Ferries" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
