import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import TableChartIcon from '@mui/icons-material/TableChart';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import {
  type FileEntry,
  type FileOrder,
  files,
  pathOf,
  sortFiles,
} from '../../_data/files';

const icons = {
  folder: FolderIcon,
  image: ImageIcon,
  table: TableChartIcon,
  text: DescriptionIcon,
};
const getName = (file: FileEntry) => file.name;

// #region excerpt
const FileItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function FileItem(props, ref) {
    const file = pathOf(files, props.itemId).at(-1);
    const Icon = icons[file?.kind ?? 'text'];
    const label = (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon color="action" fontSize="small" />
        <Typography noWrap sx={{ flexGrow: 1 }}>
          {props.label}
        </Typography>
        <Typography dir="ltr" variant="body2" noWrap color="text.secondary">
          {file?.size.toLocaleString('en')} kB
        </Typography>
      </Box>
    );
    return <TreeItem {...props} ref={ref} label={label} />;
  },
);
// #endregion

export default function FileExplorer() {
  const [order, setOrder] = React.useState<FileOrder>('name');
  const [selected, setSelected] = React.useState<string | null>('photos-0');
  const items = React.useMemo(() => sortFiles(files, order), [order]);
  const path = pathOf(files, selected ?? '');
  const file = path.at(-1);

  return (
    <Box sx={{ minHeight: 344, maxWidth: 480 }}>
      <TextField
        select
        size="small"
        label="Order"
        value={order}
        onChange={(event) => setOrder(event.target.value as FileOrder)}
        sx={{ minWidth: 160, mb: 2 }}
      >
        <MenuItem value="name">Name</MenuItem>
        <MenuItem value="size">Biggest first</MenuItem>
        <MenuItem value="changed">Newest first</MenuItem>
      </TextField>
      <RichTreeView
        aria-label="Files"
        items={items}
        getItemLabel={getName}
        slots={{ item: FileItem }}
        defaultExpandedItems={['photos']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {path.map(({ name }) => name).join(' / ')}
        {file && `, changed on ${file.changed}`}
      </Typography>
    </Box>
  );
}
