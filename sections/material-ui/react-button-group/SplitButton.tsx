import * as React from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const actions = ['Publish now', 'Publish tomorrow', 'Save as draft'];

export default function SplitButton() {
  const [action, setAction] = React.useState('Publish now');
  const [done, setDone] = React.useState('Nothing is published yet');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  function choose(name: string) {
    setAction(name);
    setAnchor(null);
  }

  return (
    <div>
      {/* #region excerpt */}
      <ButtonGroup variant="contained" aria-label="Publish">
        <Button onClick={() => setDone(`Done: ${action}`)}>{action}</Button>
        <Button
          aria-label="Choose another action"
          aria-haspopup="menu"
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget.parentElement)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Actions' }}
      >
        {actions.map((name) => (
          <MenuItem
            key={name}
            selected={name === action}
            onClick={() => choose(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {done}
      </Typography>
    </div>
  );
}
