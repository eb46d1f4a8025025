import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/material/styles';

const TOPPINGS = ['Olives', 'Capers', 'Basil'];

const Trigger = styled(MenuButton)({
  height: 44,
  padding: '0 16px',
  border: '1px solid',
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
});
const Listbox = styled('ul')(({ theme }) => ({
  width: 160,
  margin: 0,
  padding: 4,
  boxSizing: 'border-box',
  listStyle: 'none',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.shadows[6],
}));
const Item = styled(MenuItem)({ padding: 8 });
// A closed menu keeps its last place, where it may be outside of a narrow page.
const popup = ({ open }: { open: boolean }) => ({
  placement: 'bottom-start' as const,
  disablePortal: true,
  style: { zIndex: 1, display: open ? undefined : 'none' },
});
const Status = styled('div')({ height: 24, marginBlockStart: 8 });

// #region excerpt
/** The menu does not close on an event with this mark. */
type MarkedEvent = React.MouseEvent & { defaultMuiPrevented?: boolean };

export default function ToppingsMenu() {
  const [chosen, setChosen] = React.useState(['Basil']);
  const toggle = (event: MarkedEvent, topping: string) => {
    event.defaultMuiPrevented = true;
    setChosen((old) =>
      TOPPINGS.filter((name) => old.includes(name) !== (name === topping)),
    );
  };

  return (
    <div>
      <Dropdown>
        <Trigger>Toppings</Trigger>
        <Menu slots={{ listbox: Listbox }} slotProps={{ root: popup }}>
          {TOPPINGS.map((name) => (
            <Item
              key={name}
              role="menuitemcheckbox"
              aria-checked={chosen.includes(name)}
              onClick={(event) => toggle(event, name)}
            >
              {chosen.includes(name) ? '✓ ' : '– '}
              {name}
            </Item>
          ))}
        </Menu>
      </Dropdown>
      <Status role="status">{chosen.join(', ') || 'Plain'}</Status>
    </div>
  );
}
// #endregion
