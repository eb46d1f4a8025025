import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem, type MenuItemProps } from '@mui/base/MenuItem';

// #region excerpt
const trigger =
  'h-11 rounded-lg border border-solid border-current bg-transparent px-4 text-base text-inherit';
const listbox =
  'mx-0! my-1! box-border w-45 list-none! rounded-lg bg-white p-1! text-black shadow-lg dark:bg-stone-800 dark:text-white';

function Item(props: MenuItemProps) {
  return (
    <MenuItem
      className="m-0! rounded-sm p-2 focus:bg-stone-500/25 focus:outline-0 [&.base--disabled]:opacity-60"
      {...props}
    />
  );
}
// #endregion

export default function RecipeMenu() {
  const [done, setDone] = React.useState('Nothing yet');

  return (
    <div>
      <Dropdown>
        <MenuButton className={trigger}>Recipe</MenuButton>
        <Menu
          className="z-1"
          slotProps={{
            root: { disablePortal: true },
            listbox: { className: listbox },
          }}
        >
          <Item onClick={() => setDone('Printed')}>Print</Item>
          <Item onClick={() => setDone('Copied')}>Copy</Item>
          <Item disabled>Delete</Item>
        </Menu>
      </Dropdown>
      <div role="status" className="mt-2 h-6">
        {done}
      </div>
    </div>
  );
}
