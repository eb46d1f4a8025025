import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-pro';
import { files, type FileEntry } from './files';

const columns: GridColDef<FileEntry>[] = [
  { field: 'size', headerName: 'KB', type: 'number', width: 90 },
];

const getTreeDataPath = (file: FileEntry) => file.id.split('/');
const groupingColDef = { headerName: 'Name', width: 240 };

export default function SelectionPropagation() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);

  // #region excerpt
  const propagation = React.useMemo(
    () => ({ descendants, parents }),
    [descendants, parents],
  );
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 500 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', minHeight: 38 }}>
        <FormControlLabel
          label="Descendants"
          control={<Switch checked={descendants} />}
          onChange={(_event, checked) => setDescendants(checked)}
        />
        <FormControlLabel
          label="Parents"
          control={<Switch checked={parents} />}
          onChange={(_event, checked) => setParents(checked)}
        />
      </Box>
      <Typography role="status">{selected.length} rows selected</Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Files, selected with their folders"
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          rows={files}
          columns={columns}
          defaultGroupingExpansionDepth={2}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionPropagation={propagation}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
        />
      </Box>
    </Box>
  );
}
