import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';

const all = ['invoices', 'scanned', '2024', 'to check'];

export default function RemovableTags() {
  const [tags, setTags] = React.useState(all);
  const list = React.useRef<HTMLUListElement>(null);

  // #region excerpt
  function remove(tag: string) {
    setTags(tags.filter((other) => other !== tag));
    // The chip that had the focus is gone.
    list.current?.focus();
  }

  return (
    <Box sx={{ minHeight: 120 }}>
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label="Tags"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, minHeight: 72 }}
      >
        {tags.map((tag) => (
          <Box key={tag} component="li" sx={{ display: 'block' }}>
            <Chip label={tag} onDelete={() => remove(tag)} />
          </Box>
        ))}
      </Box>
      {/* #endregion */}
      <Button
        disabled={tags.length === all.length}
        onClick={() => setTags(all)}
      >
        Restore all
      </Button>
    </Box>
  );
}
