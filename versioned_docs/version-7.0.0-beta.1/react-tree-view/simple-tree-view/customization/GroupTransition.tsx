import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import type { TransitionProps } from '@mui/material/transitions';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
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
  return <TreeItem {...props} slots={{ groupTransition: FadingGroup }} />;
}
// #endregion

export default function GroupTransition() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 420 }}>
      <SimpleTreeView aria-label="Recipes" defaultExpandedItems={['soups']}>
        <FadingItem itemId="soups" label="Soups">
          <FadingItem itemId="lentil" label="Red lentil soup" />
          <FadingItem itemId="leek" label="Leek and potato soup" />
        </FadingItem>
        <FadingItem itemId="breads" label="Breads">
          <FadingItem itemId="rye" label="Rye bread" />
          <FadingItem itemId="flat" label="Flatbread" />
        </FadingItem>
      </SimpleTreeView>
    </Box>
  );
}
