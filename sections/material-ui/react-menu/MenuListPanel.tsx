import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

const shelves = ['Atlases', 'Biographies', 'Comics', 'Poetry'];

export default function MenuListPanel() {
  const [shelf, setShelf] = React.useState('Comics');

  return (
    <Paper variant="outlined" sx={{ width: 192 }}>
      {/* #region excerpt */}
      <MenuList aria-label="Shelves">
        {shelves.map((name) => (
          <MenuItem
            key={name}
            selected={name === shelf}
            onClick={() => setShelf(name)}
          >
            {name}
          </MenuItem>
        ))}
      </MenuList>
      {/* #endregion */}
    </Paper>
  );
}
