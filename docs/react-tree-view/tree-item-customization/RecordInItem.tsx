import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { type Berth, piers } from '../_data/berths';

// #region excerpt
function BoatLabel({ name, boat }: { name: React.ReactNode; boat: Berth }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, height: 24 }}>
      <Typography noWrap sx={{ flex: 1, minWidth: 0 }}>
        {name}
      </Typography>
      {boat.length && <Typography noWrap>{boat.length} m</Typography>}
      {boat.overdue && <Chip size="small" color="warning" label="overdue" />}
    </Box>
  );
}

const BoatItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function BoatItem(props, ref) {
    const { itemId, label, children } = props;
    const { publicAPI } = useTreeItem2Utils({ itemId, children });
    const boat: Berth = publicAPI.getItem(itemId);
    return (
      <TreeItem2
        {...props}
        ref={ref}
        label={<BoatLabel name={label} boat={boat} />}
      />
    );
  },
);
// #endregion

export default function RecordInItem() {
  return (
    <Box sx={{ minHeight: 256, maxWidth: 420 }}>
      <RichTreeView
        aria-label="Boats with lengths"
        items={piers}
        defaultExpandedItems={['pier-a', 'pier-b']}
        slots={{ item: BoatItem }}
      />
    </Box>
  );
}
