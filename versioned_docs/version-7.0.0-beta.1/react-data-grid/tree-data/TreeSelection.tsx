import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-pro';
import { files, type FileEntry } from './files';

const columns: GridColDef<FileEntry>[] = [
  { field: 'size', headerName: 'KB', type: 'number', width: 90 },
  { field: 'kind', headerName: 'Kind', width: 90 },
];

const getTreeDataPath = (file: FileEntry) => file.id.split('/');

// #region excerpt
const isInside = (id: string, folder: string) => id.startsWith(`${folder}/`);

/** Selects the content of selected folders; deselects the folders of deselected rows. */
function complete(before: string[], after: string[]): string[] {
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  const kept = after.filter(
    (id) => !removed.some((gone) => isInside(id, gone) || isInside(gone, id)),
  );
  const below = files.map(({ id }) => id).filter((id) => added.some((folder) => isInside(id, folder))); // prettier-ignore
  return [...new Set([...kept, ...below])];
}
// #endregion

const groupingColDef = { headerName: 'Name', width: 240 };

export default function TreeSelection() {
  const [selected, setSelected] = React.useState<string[]>([]);
  const size = files.reduce(
    (sum, file) => sum + (selected.includes(file.id) ? (file.size ?? 0) : 0),
    0,
  );
  const select = (model: GridRowSelectionModel) =>
    setSelected(complete(selected, model.map(String)));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 440 }}>
      <Typography role="status">
        {size.toLocaleString('en')} KB selected
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Files to select with their folders"
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          rows={files}
          columns={columns}
          defaultGroupingExpansionDepth={1}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selected}
          onRowSelectionModelChange={select}
          hideFooter
        />
      </Box>
    </Box>
  );
}
