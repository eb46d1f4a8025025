import * as React from 'react';
import Box from '@mui/material/Box';
import GridIcon from '@mui/icons-material/GridView';
import ListIcon from '@mui/icons-material/ViewList';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ViewToggle() {
  const [view, setView] = React.useState('list');

  // #region excerpt
  const change = (_event: React.MouseEvent, next: string | null) => {
    if (next !== null) setView(next);
  };

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        value={view}
        onChange={change}
        aria-label="View of the seed catalog"
      >
        <ToggleButton value="list" aria-label="List">
          <ListIcon />
        </ToggleButton>
        <ToggleButton value="grid" aria-label="Grid">
          <GridIcon />
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        The seeds are shown as a {view}
      </Typography>
    </Box>
  );
  // #endregion
}
