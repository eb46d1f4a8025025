import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridRowEditStopReasons,
  GridRowModes,
  type GridEventListener,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { createColumns, createDraft, createTasks, type Task } from './tasks';

export default function FullCrud() {
  const [rows, setRows] = React.useState(createTasks);
  const [problem, setProblem] = React.useState('');
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const remove = (id: GridRowId) =>
    setRows((last) => last.filter((row) => row.id !== id));

  // #region excerpt
  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows((last) => [createDraft(id), ...last]);
    const focus = { mode: GridRowModes.Edit, fieldToFocus: 'title' } as const;
    setModes((last) => ({ ...last, [id]: focus }));
  };

  const save = (row: Task) => {
    if (!row.title) throw new Error('A task needs a title');
    const saved = { ...row, isNew: false };
    setRows((last) => last.map((each) => (each.id === row.id ? saved : each)));
    setProblem('');
    return saved;
  };
  // #endregion
  const stop: GridEventListener<'rowEditStop'> = (
    { id, row, reason },
    event,
  ) => {
    if (reason === GridRowEditStopReasons.rowFocusOut) {
      event.defaultMuiPrevented = true;
    } else if (reason === GridRowEditStopReasons.escapeKeyDown && row.isNew) {
      remove(id);
    }
  };
  const columns = createColumns({ modes, setModes, remove });

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pb: 1 }}>
        <Button startIcon={<AddIcon />} onClick={add}>
          Add a task
        </Button>
        <Typography variant="body2" color="error" role="status">
          {problem}
        </Typography>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Tasks"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={stop}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
          hideFooter
        />
      </div>
    </Box>
  );
}
