import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { piers } from '../_data/berths';

export default function ExpandFromCode() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ minHeight: 236, maxWidth: 420 }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        {/* #region excerpt */}
        <Button
          onClick={(event) =>
            apiRef.current?.setItemExpansion(event, 'pier-a', true)
          }
        >
          Expand pier A
        </Button>
        <Button
          onClick={(event) =>
            apiRef.current?.setItemExpansion(event, 'pier-a', false)
          }
        >
          Collapse
        </Button>
        {/* #endregion */}
      </Box>
      <RichTreeView apiRef={apiRef} aria-label="Piers" items={piers} />
    </Box>
  );
}
