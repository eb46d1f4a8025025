import * as React from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';

// #region excerpt
const styles = `
.StyledMenu-root .MuiMenu-paper {
  width: 220px;
  margin-block-start: 8px;
  border: 1px solid color-mix(in srgb, currentColor 14%, transparent);
}

.StyledMenu-root .MuiMenuItem-root {
  margin-inline: 8px;
  border-radius: 12px;
}
`;
// #endregion

export default function StyledMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <style>{styles}</style>
      <Button
        variant="contained"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Edit
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        MenuListProps={{ 'aria-label': 'Edit', dense: true }}
        className="StyledMenu-root"
      >
        <MenuItem onClick={close}>
          <ListItemIcon>
            <CopyIcon />
          </ListItemIcon>
          <ListItemText>Copy</ListItemText>
          <kbd aria-hidden>Ctrl+C</kbd>
        </MenuItem>
        <Divider />
        <MenuItem onClick={close}>
          <ListItemIcon>
            <DeleteIcon />
          </ListItemIcon>
          <ListItemText>Delete</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
