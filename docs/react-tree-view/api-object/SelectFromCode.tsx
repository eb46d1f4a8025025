import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { piers } from '../_data/berths';

export default function SelectFromCode() {
  const apiRef = useTreeViewApiRef();

  // #region excerpt
  function only(event: React.SyntheticEvent) {
    const itemId = 'berth-b1';
    apiRef.current?.selectItem({ event, itemId });
  }

  function add(event: React.SyntheticEvent) {
    apiRef.current?.selectItem({
      event,
      itemId: 'berth-b2',
      keepExistingSelection: true,
      shouldBeSelected: true,
    });
  }
  // #endregion

  return (
    <Box sx={{ minHeight: 236, maxWidth: 420 }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Button onClick={only}>Only North Wind</Button>
        <Button onClick={add}>Add Marigold</Button>
      </Box>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Boats to select"
        multiSelect
        items={piers}
        defaultExpandedItems={['pier-b']}
        defaultSelectedItems={['mooring']}
      />
    </Box>
  );
}
