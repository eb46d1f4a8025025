import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';

const all = ['Rope', 'Anchor', 'Flag', 'Lantern'];

export default function LeavingItems() {
  const [items, setItems] = React.useState(all);
  const [leaving, setLeaving] = React.useState('');

  return (
    <Box sx={{ minHeight: 204 }}>
      {/* #region excerpt */}
      {items.map((item) => (
        <Collapse
          key={item}
          in={item !== leaving}
          onExited={() => setItems(items.filter((name) => name !== item))}
        >
          <Chip
            label={item}
            disabled={leaving !== '' && items.includes(leaving)}
            onDelete={() => setLeaving(item)}
            sx={{ mb: 1 }}
          />
        </Collapse>
      ))}
      {/* #endregion */}
      <Button
        disabled={items.length === all.length}
        onClick={() => {
          setItems(all);
          setLeaving('');
        }}
      >
        Restore
      </Button>
    </Box>
  );
}
