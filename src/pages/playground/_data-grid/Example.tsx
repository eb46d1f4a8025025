import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { usePlaygroundValues } from '@site/src/playground/usePlaygroundQuery';
import { GRID_CONTROLS } from './controls';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 140, editable: true },
  { field: 'region', headerName: 'Region', width: 140 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 110, editable: true },
  { field: 'climbed', headerName: 'Climbed', type: 'boolean', width: 100, editable: true },
];

const rows = [
  { id: 1, peak: 'Ben Nevis', region: 'Lochaber', height: 1345, climbed: true },
  { id: 2, peak: 'Ben Macdui', region: 'Cairngorms', height: 1309, climbed: false },
  { id: 3, peak: 'Ben Lawers', region: 'Breadalbane', height: 1214, climbed: true },
  { id: 4, peak: 'Bidean nam Bian', region: 'Glen Coe', height: 1150, climbed: false },
  { id: 5, peak: 'Càrn Eighe', region: 'Glen Affric', height: 1183, climbed: false },
  { id: 6, peak: 'Schiehallion', region: 'Rannoch', height: 1083, climbed: true },
];

/** A grid with the props that the reader chose. */
export default function GridPlaygroundExample() {
  const props = usePlaygroundValues(GRID_CONTROLS);
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid aria-label="Scottish peaks" rows={rows} columns={columns} {...props} />
    </div>
  );
}
