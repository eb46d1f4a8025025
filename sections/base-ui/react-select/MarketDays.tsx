import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/material/styles';

const Trigger = styled('button')({
  width: 240,
  height: 44,
  border: '1px solid',
  borderRadius: 4,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
});
const Listbox = styled('ul')(({ theme }) => ({
  width: 240,
  margin: 0,
  padding: 4,
  boxSizing: 'border-box',
  listStyle: 'none',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.shadows[6],
}));
const Day = styled(Option)({
  padding: 8,
  [`&.${optionClasses.selected}::before`]: { content: '"✓ "' },
  [`&.${optionClasses.highlighted}`]: {
    outline: '2px solid',
    outlineOffset: -2,
  },
});
const Label = styled('label')({ display: 'block', height: 28 });
const Status = styled('div')({ height: 24, marginBlockStart: 8 });
const popup = { disablePortal: true, style: { zIndex: 1 } };

// #region excerpt
export default function MarketDays() {
  const [days, setDays] = React.useState(['Tuesday']);

  return (
    <div>
      <Label htmlFor="market-days">Market days</Label>
      <Select
        id="market-days"
        multiple
        value={days}
        onChange={(_event, value) => setDays(value)}
        renderValue={(options) => `${options.length} of 3 days`}
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ popup, listbox: { 'aria-label': 'Days' } }}
      >
        <Day value="Tuesday">Tuesday</Day>
        <Day value="Friday">Friday</Day>
        <Day value="Sunday">Sunday</Day>
      </Select>
      <Status role="status">{days.join(', ') || 'No day'}</Status>
    </div>
  );
}
// #endregion
