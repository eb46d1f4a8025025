import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { outline } from '../../_data/outline';

export default function UpdateLabel() {
  const apiRef = useTreeViewApiRef();

  // #region excerpt
  function numberParts() {
    outline.forEach(({ id, label }, index) => {
      apiRef.current?.updateItemLabel(id, `Part ${index + 1}: ${label}`);
    });
  }
  // #endregion

  return (
    <Box sx={{ minHeight: 268, maxWidth: 420 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Parts of a book"
        items={outline}
        defaultExpandedItems={['before', 'shell']}
      />
      <Button onClick={numberParts} sx={{ mt: 1 }}>
        Number the parts
      </Button>
    </Box>
  );
}
