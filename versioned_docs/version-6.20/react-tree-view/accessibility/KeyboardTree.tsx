import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function KeyboardTree() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 420 }}>
      {/* #region excerpt */}
      <TreeView
        id="town"
        multiSelect
        aria-label="Places in town"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['harbour']}
      >
        <TreeItem nodeId="harbour" label="Harbour">
          <TreeItem nodeId="quay" label="Customs quay" />
          <TreeItem nodeId="ferry" label="Ferry landing" />
          <TreeItem nodeId="crane" label="Old crane (closed)" disabled />
        </TreeItem>
        <TreeItem nodeId="market" label="Market">
          <TreeItem nodeId="fish" label="Fish hall" />
          <TreeItem nodeId="flowers" label="Flower hall" />
        </TreeItem>
        <TreeItem nodeId="station" label="Station">
          <TreeItem nodeId="platforms" label="Platforms" />
        </TreeItem>
      </TreeView>
      {/* #endregion */}
    </Box>
  );
}
