import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-pro';
import { files, type FileEntry } from './files';

type Placed = FileEntry & { path: string[] };

const columns: GridColDef<Placed>[] = [
  { field: 'size', headerName: 'KB', type: 'number', width: 90 },
  { field: 'kind', headerName: 'Kind', width: 90 },
];

const FIRST: Placed[] = files.map((file) => ({
  ...file,
  path: file.id.split('/'),
}));
const FOLDERS = files
  .filter(({ kind }) => kind === 'folder')
  .map(({ id }) => id);
const getTreeDataPath = ({ path }: Placed) => path;

// #region excerpt
/** Moves a row and its descendants; a folder never moves into itself. */
function move(rows: Placed[], { path: from }: Placed, target: string[]) {
  const start = from.join('/');
  const isBelow = ({ path }: Placed) =>
    `${path.join('/')}/`.startsWith(`${start}/`);
  const to = [...target, ...from.slice(-1)];
  const taken = rows.some(({ path }) => path.join('/') === to.join('/'));
  if (taken || `${target.join('/')}/`.startsWith(`${start}/`)) return rows;
  return rows.map((row) =>
    isBelow(row)
      ? { ...row, path: [...to, ...row.path.slice(from.length)] }
      : row,
  );
}
// #endregion

const groupingColDef = { headerName: 'Name', width: 260 };

export default function MoveInTree() {
  const [rows, setRows] = React.useState(FIRST);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([
    'readme.txt',
  ]);
  const row = rows.find(({ id }) => selected.includes(id));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 480 }}>
      <TextField
        select
        size="small"
        disabled={!row}
        label={row ? `Move ${row.path.at(-1)} to` : 'Select a row'}
        value=""
        onChange={(event) =>
          row && setRows(move(rows, row, event.target.value.split('/')))
        }
        sx={{ maxWidth: 280 }}
      >
        {FOLDERS.map((folder) => (
          <MenuItem key={folder} value={folder}>
            {folder}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Files to move"
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          rows={rows}
          columns={columns}
          defaultGroupingExpansionDepth={-1}
          disableMultipleRowSelection
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
        />
      </Box>
    </Box>
  );
}
