import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
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
    <Box sx={{ minHeight: 192, maxWidth: 420 }}>
      <SimpleTreeView aria-label="Tram stops" defaultExpandedItems={['line-3']}>
        <StopItem itemId="line-3" name="Line 3">
          <StopItem itemId="stop-quay" name="Old quay" minutes={0} />
          <StopItem itemId="stop-market" name="Fish market" minutes={4} />
          <StopItem itemId="stop-hospital" name="Hospital" minutes={11} />
        </StopItem>
        <StopItem itemId="line-7" name="Line 7 (night only)" disabled />
      </SimpleTreeView>
    </Box>
  );
}
