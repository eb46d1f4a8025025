import * as React from 'react';
import clsx from 'clsx';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem,
  type TreeItemContentProps,
  type TreeItemProps,
  useTreeItemState,
} from '@mui/x-tree-view/TreeItem';

// #region excerpt
const ArrowContent = React.forwardRef<HTMLDivElement, TreeItemContentProps>(
  function ArrowContent(props, ref) {
    const { className, classes, itemId, label } = props;
    const { icon, expansionIcon, displayIcon } = props;
    const state = useTreeItemState(itemId);

    return (
      <Box
        ref={ref}
        className={clsx(className, classes.root, {
          [classes.expanded]: state.expanded,
          [classes.selected]: state.selected,
          [classes.focused]: state.focused,
          [classes.disabled]: state.disabled,
        })}
        onMouseDown={state.preventSelection}
      >
        <Box className={classes.iconContainer} onClick={state.handleExpansion}>
          {icon ?? expansionIcon ?? displayIcon}
        </Box>
        <Box className={classes.label} onClick={state.handleSelection}>
          {label}
        </Box>
      </Box>
    );
  },
);

function ArrowItem(props: TreeItemProps) {
  return <TreeItem {...props} ContentComponent={ArrowContent} />;
}
// #endregion

export default function ArrowOnly() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 420 }}>
      <SimpleTreeView aria-label="Regions" defaultExpandedItems={['north']}>
        <ArrowItem itemId="north" label="North">
          <ArrowItem itemId="coast" label="Coast" />
          <ArrowItem itemId="lakes" label="Lakes" />
        </ArrowItem>
        <ArrowItem itemId="south" label="South">
          <ArrowItem itemId="plains" label="Plains" />
          <ArrowItem itemId="hills" label="Hills" />
        </ArrowItem>
      </SimpleTreeView>
    </Box>
  );
}
