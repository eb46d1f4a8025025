import { Option, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/material/styles';

// #region excerpt
const Trigger = styled('button')(({ theme }) => ({
  width: 200,
  height: 44,
  padding: '0 12px',
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: 8,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  backgroundColor: 'transparent',
  '&::after': { content: '"▾"', float: 'inline-end' },
  [`&.${selectClasses.expanded}::after`]: { content: '"▴"' },
  [`&.${selectClasses.focusVisible}`]: { outline: '2px solid' },
}));
const Listbox = styled('ul')(({ theme }) => ({
  width: 200,
  margin: '4px 0',
  padding: 4,
  boxSizing: 'border-box',
  borderRadius: 8,
  listStyle: 'none',
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.shadows[6],
}));
const Roast = styled(Option)(({ theme }) => ({
  padding: 8,
  borderRadius: 4,
  color: theme.palette.text.primary,
  [`&.${optionClasses.selected}`]: { fontWeight: 700 },
  [`&.${optionClasses.highlighted}`]: {
    backgroundColor: theme.palette.action.selected,
  },
  [`&.${optionClasses.disabled}`]: { opacity: 0.6 },
}));
// #endregion

const Label = styled('label')({ display: 'block', height: 28 });
const popup = { disablePortal: true, style: { zIndex: 1 } };

export default function RoastSelect() {
  return (
    <div>
      <Label htmlFor="roast">Roast</Label>
      <Select
        id="roast"
        defaultValue="medium"
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ popup, listbox: { 'aria-label': 'Roasts' } }}
      >
        <Roast value="light">Light</Roast>
        <Roast value="medium">Medium</Roast>
        <Roast value="dark">Dark</Roast>
        <Roast value="green" disabled>
          Green, sold out
        </Roast>
      </Select>
    </div>
  );
}
