import type { GridColDef } from '@mui/x-data-grid-pro';
import { HOURS, type SensorDay } from '../_data/measurements';

export const sensorColumns: GridColDef<SensorDay>[] = [
  { field: 'sensor', headerName: 'Sensor', width: 100 },
  ...HOURS.map((field, hour): GridColDef<SensorDay> => ({
    field,
    headerName: `${hour}:00`,
    type: 'number',
    width: 80,
  })),
];

/** Counts the rows and cells that are in the document. */
export function countDrawn(root: ParentNode | null | undefined) {
  return {
    rows: root?.querySelectorAll('[role="row"][data-id]').length ?? 0,
    cells: root?.querySelectorAll('[role="gridcell"][data-field]').length ?? 0,
  };
}
