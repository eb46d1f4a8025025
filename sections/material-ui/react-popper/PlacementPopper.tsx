import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

const placements = ['top', 'bottom', 'right-end', 'left'] as const;

export default function PlacementPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [wanted, setWanted] = React.useState<PopperPlacementType>('bottom');

  return (
    <Box sx={{ height: 216 }}>
      <TextField
        select
        label="Placement"
        value={wanted}
        onChange={(event) =>
          setWanted(event.target.value as PopperPlacementType)
        }
        sx={{ width: 136 }}
      >
        {placements.map((placement) => (
          <MenuItem key={placement} value={placement}>
            {placement}
          </MenuItem>
        ))}
      </TextField>
      {/* #region excerpt */}
      <Box
        tabIndex={0}
        role="region"
        aria-label="Scroll area"
        sx={{ height: 144, mt: 2, overflow: 'auto', bgcolor: 'action.hover' }}
      >
        <Box sx={{ position: 'relative', height: 280, pt: 8 }}>
          <Paper ref={setAnchor} sx={{ width: 80, mx: 'auto', p: 1 }}>
            Anchor
          </Paper>
          <Popper
            disablePortal
            open={anchor !== null}
            anchorEl={anchor}
            placement={wanted}
          >
            {({ placement }) => (
              <Paper elevation={3} sx={{ m: 0.5, px: 1 }}>
                {placement}
              </Paper>
            )}
          </Popper>
        </Box>
      </Box>
      {/* #endregion */}
    </Box>
  );
}
