import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { files, type FileEntry } from './files';

const columns: GridColDef<FileEntry>[] = [
  { field: 'size', headerName: 'KB', type: 'number', width: 90 },
];

const getTreeDataPath = (file: FileEntry) => file.id.split('/');
const groupingColDef = { headerName: 'Name', width: 240 };
const propagation = { parents: true, descendants: true };

export default function PropagateFromCode() {
  const apiRef = useGridApiRef();

  // #region excerpt
  const selectContracts = () => {
    const api = apiRef.current;
    const model = api.getPropagatedRowSelectionModel(['Contracts']);
    api.setRowSelectionModel(model);
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 440 }}>
      <Button
        variant="outlined"
        onClick={selectContracts}
        sx={{ alignSelf: 'flex-start' }}
      >
        Select all contracts
      </Button>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Files to select from code"
          apiRef={apiRef}
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          rows={files}
          columns={columns}
          defaultGroupingExpansionDepth={-1}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionPropagation={propagation}
        />
      </Box>
    </Box>
  );
}
