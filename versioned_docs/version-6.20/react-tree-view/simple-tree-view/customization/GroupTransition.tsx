import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import type { TransitionProps } from '@mui/material/transitions';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

// #region excerpt
function FadingGroup(props: TransitionProps & { children?: React.ReactNode }) {
  const { children, in: open } = props;
  return (
    <Collapse {...props} timeout={500}>
      <Fade in={open} timeout={900}>
        <div>{children}</div>
      </Fade>
    </Collapse>
  );
}

function FadingItem(props: TreeItemProps) {
  return <TreeItem {...props} TransitionComponent={FadingGroup} />;
}
// #endregion

export default function GroupTransition() {
  return (
    <Box sx={{ minHeight: 144, maxWidth: 420 }}>
      <TreeView
        aria-label="Recipes"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['soups']}
      >
        <FadingItem nodeId="soups" label="Soups">
          <FadingItem nodeId="lentil" label="Red lentil soup" />
          <FadingItem nodeId="leek" label="Leek and potato soup" />
        </FadingItem>
        <FadingItem nodeId="breads" label="Breads">
          <FadingItem nodeId="rye" label="Rye bread" />
          <FadingItem nodeId="flat" label="Flatbread" />
        </FadingItem>
      </TreeView>
    </Box>
  );
}
