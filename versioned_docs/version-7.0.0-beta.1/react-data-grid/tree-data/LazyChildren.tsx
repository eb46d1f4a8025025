import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridValidRowModel,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { files, type FileEntry } from './files';
import { createFolderServer } from './folderServer';

/** A placeholder below a folder whose content is not loaded. */
const placeholderOf = (folder: string) => ({ id: `${folder}/…`, kind: 'text' });
const withPlaceholders = (entries: FileEntry[]): GridValidRowModel[] =>
  entries.flatMap((entry) => entry.kind === 'folder' ? [entry, placeholderOf(entry.id)] : [entry]); // prettier-ignore

const rows = withPlaceholders(files.filter(({ id }) => !id.includes('/')));

const columns: GridColDef[] = [
  { field: 'size', headerName: 'KB', type: 'number', width: 90 },
  { field: 'changedOn', headerName: 'Changed', type: 'date', width: 120 },
];

const getTreeDataPath = ({ id }: GridValidRowModel) => String(id).split('/');

const groupingColDef = {
  headerName: 'Name',
  width: 280,
  hideDescendantCount: true,
};

export default function LazyChildren() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createFolderServer);
  const [line, setLine] = React.useState('Open a folder.');

  React.useEffect(() => {
    let left = false;

    const load = async (folder: string) => {
      // #region excerpt
      setLine(`Loading ${folder} …`);
      try {
        const entries = await server.list(folder);
        if (left) return;
        apiRef.current.updateRows([
          ...withPlaceholders(entries),
          { id: placeholderOf(folder).id, _action: 'delete' },
        ]);
        setLine(`${entries.length} entries in ${folder}`);
      } catch (error) {
        if (left) return;
        apiRef.current.setRowChildrenExpansion(folder, false);
        setLine(
          `${folder}: ${(error as Error).message}. Open it to try again.`,
        );
      }
      // #endregion
    };

    const unsubscribe = apiRef.current.subscribeEvent(
      'rowExpansionChange',
      (node) => {
        if (node.type !== 'group' || !node.childrenExpanded) return;
        const folder = String(node.id);
        if (apiRef.current.getRow(placeholderOf(folder).id)) void load(folder);
      },
    );
    return () => {
      left = true;
      unsubscribe();
    };
  }, [apiRef, server]);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 440 }}>
      <Typography role="status" variant="body2">
        {line}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Folders that load when they open"
          apiRef={apiRef}
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
