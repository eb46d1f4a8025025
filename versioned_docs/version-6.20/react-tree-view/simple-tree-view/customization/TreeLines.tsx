import Box from '@mui/material/Box';
import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import IndeterminateIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// #region excerpt
const lines = {
  '& .MuiTreeItem-group': {
    marginInlineStart: '15px',
    paddingInlineStart: '18px',
    borderInlineStart: '1px dashed',
    borderColor: 'text.secondary',
  },
};
// #endregion

export default function TreeLines() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 420 }}>
      <TreeView
        aria-label="Wood species"
        defaultExpanded={['conifers', 'pines']}
        defaultExpandIcon={<AddBoxIcon />}
        defaultCollapseIcon={<IndeterminateIcon />}
        sx={lines}
      >
        <TreeItem nodeId="conifers" label="Conifers">
          <TreeItem nodeId="pines" label="Pines">
            <TreeItem nodeId="stone-pine" label="Stone pine" />
            <TreeItem nodeId="scots-pine" label="Scots pine" />
          </TreeItem>
          <TreeItem nodeId="larches" label="Larches">
            <TreeItem nodeId="tamarack" label="Tamarack" />
          </TreeItem>
        </TreeItem>
        <TreeItem nodeId="broadleaved" label="Broad-leaved trees">
          <TreeItem nodeId="beech" label="Beech" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
