import * as React from 'react';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const folders = ['Archive', 'Maps', '1920s', 'Coast', 'North', 'Drafts'];

export default function FolderPath() {
  const [depth, setDepth] = React.useState(folders.length);
  const parents = folders.slice(0, depth - 1);

  return (
    <Box sx={{ minHeight: 112 }}>
      {/* #region excerpt */}
      <Breadcrumbs
        key={depth}
        aria-label="Folders"
        maxItems={4}
        itemsAfterCollapse={2}
        expandText="Show all folders"
      >
        {parents.map((folder, index) => (
          <Link
            key={folder}
            component="button"
            color="inherit"
            onClick={() => setDepth(index + 1)}
          >
            {folder}
          </Link>
        ))}
        <Typography color="text.primary" aria-current="location">
          {folders[depth - 1]}
        </Typography>
      </Breadcrumbs>
      {/* #endregion */}
      <Button
        disabled={depth === folders.length}
        onClick={() => setDepth(depth + 1)}
        sx={{ mt: 2 }}
      >
        Open {folders[depth] ?? 'a subfolder'}
      </Button>
    </Box>
  );
}
