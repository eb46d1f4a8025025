import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

// #region excerpt
const styles = `
.RecipeMenu-trigger {
  height: 44px;
  padding: 0 16px;
  border: 1px solid;
  border-radius: 8px;
  background: none;
  color: inherit;
  font: inherit;
}

.RecipeMenu {
  z-index: 1;
}

.RecipeMenu .base-Menu-listbox {
  width: 180px;
  margin: 4px 0;
  padding: 4px;
  box-sizing: border-box;
  border: 1px solid GrayText;
  border-radius: 8px;
  list-style: none;
  background: Canvas;
  color: CanvasText;
}

.RecipeMenu .base-MenuItem-root {
  padding: 8px;
  border-radius: 4px;
}

.RecipeMenu .base-MenuItem-root:focus {
  outline: 0;
  background: color-mix(in srgb, CanvasText 15%, transparent);
}

.RecipeMenu .base--disabled {
  opacity: 0.6;
}

.RecipeMenu-status {
  height: 24px;
  margin-block-start: 8px;
}
`;
// #endregion

export default function RecipeMenu() {
  const [done, setDone] = React.useState('Nothing yet');

  return (
    <div>
      <style>{styles}</style>
      <Dropdown>
        <MenuButton className="RecipeMenu-trigger">Recipe</MenuButton>
        <Menu
          className="RecipeMenu"
          slotProps={{ root: { disablePortal: true } }}
        >
          <MenuItem onClick={() => setDone('Printed')}>Print</MenuItem>
          <MenuItem onClick={() => setDone('Copied')}>Copy</MenuItem>
          <MenuItem disabled>Delete</MenuItem>
        </Menu>
      </Dropdown>
      <div role="status" className="RecipeMenu-status">
        {done}
      </div>
    </div>
  );
}
