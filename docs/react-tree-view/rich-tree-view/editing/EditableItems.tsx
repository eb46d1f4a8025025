import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { type Berth, piers } from '../../_data/berths';

// #region excerpt
const isBoat = ({ length }: Berth) => length !== undefined;

export default function EditableItems() {
  return (
    <Box sx={{ minHeight: 256, maxWidth: 420 }}>
      <RichTreeView
        aria-label="Boats to rename"
        items={piers}
        defaultExpandedItems={['pier-a', 'pier-b']}
        isItemEditable={isBoat}
        experimentalFeatures={{ labelEditing: true }}
        expansionTrigger="content"
      />
    </Box>
  );
}
// #endregion
