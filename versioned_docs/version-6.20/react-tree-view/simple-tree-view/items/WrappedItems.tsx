import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface StopItemProps extends Omit<TreeItemProps, 'label'> {
  name: string;
  minutes?: number;
}

// #region excerpt
const StopItem = React.forwardRef<HTMLLIElement, StopItemProps>(
  function StopItem(props, ref) {
    const { name, minutes, ...other } = props;
    const label = (
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>{name}</span>
        {minutes !== undefined && (
          <Typography dir="ltr" component="span" color="text.secondary">
            {minutes} min
          </Typography>
        )}
      </Box>
    );
    return <TreeItem {...other} ref={ref} label={label} />;
  },
);
// #endregion

export default function WrappedItems() {
  return (
    <Box sx={{ minHeight: 144, maxWidth: 420 }}>
      <TreeView
        aria-label="Tram stops"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['line-3']}
      >
        <StopItem nodeId="line-3" name="Line 3">
          <StopItem nodeId="stop-quay" name="Old quay" minutes={0} />
          <StopItem nodeId="stop-market" name="Fish market" minutes={4} />
          <StopItem nodeId="stop-hospital" name="Hospital" minutes={11} />
        </StopItem>
        <StopItem nodeId="line-7" name="Line 7 (night only)" disabled />
      </TreeView>
    </Box>
  );
}
