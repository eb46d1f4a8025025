import * as React from 'react';
import clsx from 'clsx';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import {
  TreeItem,
  type TreeItemContentProps,
  type TreeItemProps,
  useTreeItem,
} from '@mui/x-tree-view/TreeItem';

// #region excerpt
const ArrowContent = React.forwardRef<HTMLDivElement, TreeItemContentProps>(
  function ArrowContent(props, ref) {
    const { className, classes, nodeId, label } = props;
    const { icon, expansionIcon, displayIcon } = props;
    const state = useTreeItem(nodeId);

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
    <Box sx={{ minHeight: 144, maxWidth: 420 }}>
      <TreeView
        aria-label="Regions"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['north']}
      >
        <ArrowItem nodeId="north" label="North">
          <ArrowItem nodeId="coast" label="Coast" />
          <ArrowItem nodeId="lakes" label="Lakes" />
        </ArrowItem>
        <ArrowItem nodeId="south" label="South">
          <ArrowItem nodeId="plains" label="Plains" />
          <ArrowItem nodeId="hills" label="Hills" />
        </ArrowItem>
      </TreeView>
    </Box>
  );
}
