import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import type { PopoverPosition } from '@mui/material/Popover';

export default function ContextMenu() {
  const [turns, setTurns] = React.useState(0);
  // #region excerpt
  const [position, setPosition] = React.useState<PopoverPosition>();

  function show(event: React.MouseEvent) {
    event.preventDefault();
    setPosition({ top: event.clientY, left: event.clientX });
  }

  function turn(by: number) {
    setTurns(turns + by);
    setPosition(undefined);
  }

  return (
    <>
      <Paper
        component="button"
        variant="outlined"
        onContextMenu={show}
        sx={{ height: 96, width: '100%', maxWidth: 320, font: 'inherit' }}
      >
        Right-click the map
        <br />
        Turned by {turns * 90}°
      </Paper>
      <Menu
        open={position !== undefined}
        onClose={() => setPosition(undefined)}
        anchorReference="anchorPosition"
        anchorPosition={position}
        MenuListProps={{ 'aria-label': 'Map' }}
      >
        <MenuItem onClick={() => turn(1)}>Turn right</MenuItem>
        <MenuItem onClick={() => turn(-1)}>Turn left</MenuItem>
      </Menu>
    </>
  );
  // #endregion
}
