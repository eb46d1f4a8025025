import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/material/styles';

// #region excerpt
const Trigger = styled(MenuButton)({
  height: 44,
  padding: '0 16px',
  border: '1px solid',
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
});
const Listbox = styled('ul')(({ theme }) => ({
  width: 180,
  margin: '4px 0',
  padding: 4,
  boxSizing: 'border-box',
  listStyle: 'none',
  borderRadius: 8,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.shadows[6],
}));
const Item = styled(MenuItem)(({ theme }) => ({
  padding: 8,
  borderRadius: 4,
  '&:focus': { outline: 0, backgroundColor: theme.palette.action.selected },
  [`&.${menuItemClasses.disabled}`]: { opacity: 0.6 },
}));
// #endregion

const Status = styled('div')({ height: 24, marginBlockStart: 8 });

// A closed menu keeps its last place, where it may be outside of a narrow page.
const popup = ({ open }: { open: boolean }) => ({
  disablePortal: true,
  style: { zIndex: 1, display: open ? undefined : 'none' },
});

export default function RecipeMenu() {
  const [done, setDone] = React.useState('Nothing yet');

  return (
    <div>
      <Dropdown>
        <Trigger>Recipe</Trigger>
        <Menu slots={{ listbox: Listbox }} slotProps={{ root: popup }}>
          <Item onClick={() => setDone('Printed')}>Print</Item>
          <Item onClick={() => setDone('Copied')}>Copy</Item>
          <Item disabled>Delete</Item>
        </Menu>
      </Dropdown>
      <Status role="status">{done}</Status>
    </div>
  );
}
