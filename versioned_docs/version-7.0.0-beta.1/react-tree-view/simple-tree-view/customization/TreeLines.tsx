import Box from '@mui/material/Box';
import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import IndeterminateIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// #region excerpt
const lines = {
  '& .MuiTreeItem-groupTransition': {
    marginInlineStart: '15px',
    paddingInlineStart: '18px',
    borderInlineStart: '1px dashed',
    borderColor: 'text.secondary',
  },
};
// #endregion

export default function TreeLines() {
  return (
    <Box sx={{ minHeight: 224, maxWidth: 420 }}>
      <SimpleTreeView
        aria-label="Wood species"
        defaultExpandedItems={['conifers', 'pines']}
        slots={{ expandIcon: AddBoxIcon, collapseIcon: IndeterminateIcon }}
        sx={lines}
      >
        <TreeItem itemId="conifers" label="Conifers">
          <TreeItem itemId="pines" label="Pines">
            <TreeItem itemId="stone-pine" label="Stone pine" />
            <TreeItem itemId="scots-pine" label="Scots pine" />
          </TreeItem>
          <TreeItem itemId="larches" label="Larches">
            <TreeItem itemId="tamarack" label="Tamarack" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="broadleaved" label="Broad-leaved trees">
          <TreeItem itemId="beech" label="Beech" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
