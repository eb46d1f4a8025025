import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';

interface Step {
  id: string;
  step: string;
}

const STEPS = ['Roast', 'Grind', 'Heat the water', 'Pour', 'Wait', 'Press'];

export default function MoveByButtons() {
  const [rows, setRows] = React.useState<Step[]>(() =>
    STEPS.map((step) => ({ id: step, step })),
  );

  const columns = React.useMemo<GridColDef<Step>[]>(() => {
    // #region excerpt
    const move = (id: string, by: number) =>
      setRows((all) => {
        const from = all.findIndex((row) => row.id === id);
        const next = [...all];
        next.splice(Math.max(0, from + by), 0, ...next.splice(from, 1));
        return next;
      });
    // #endregion

    return [
      { field: 'step', headerName: 'Step', flex: 1 },
      {
        field: 'move',
        headerName: 'Move',
        type: 'actions',
        width: 100,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpwardIcon />}
            label={`Move ${row.step} up`}
            onClick={() => move(row.id, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownwardIcon />}
            label={`Move ${row.step} down`}
            onClick={() => move(row.id, 1)}
          />,
        ],
      },
    ];
  }, []);

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Steps of making coffee"
        rows={rows}
        columns={columns}
        disableColumnSorting
        hideFooter
      />
    </div>
  );
}
