import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/material/styles';

const Form = styled('form')({
  height: 152,
  '& button': { height: 40, minWidth: 120, font: 'inherit' },
});
const Label = styled('label')({ display: 'block', height: 28 });
const Listbox = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 4,
  listStyle: 'none',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.shadows[6],
}));
const Seat = styled(Option)({
  padding: 8,
  [`&.${optionClasses.highlighted}`]: { outline: '2px solid' },
});
const Line = styled('div')({ height: 32 });

const slotProps = {
  // A closed list stays in the page, where it was open: within the form it cannot stick out.
  popup: { disablePortal: true, style: { zIndex: 1 } },
  listbox: { 'aria-label': 'Seats' },
};

// #region excerpt
export default function SeatForm() {
  const [seat, setSeat] = React.useState<string | null>(null);
  const [booked, setBooked] = React.useState('');

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setBooked(`Booked: ${seat}`);
      }}
    >
      <Label htmlFor="seat">Seat</Label>
      <Select
        id="seat"
        value={seat}
        onChange={(_event, value) => setSeat(value)}
        placeholder="Choose"
        slots={{ listbox: Listbox }}
        slotProps={slotProps}
      >
        <Seat value="window">Window</Seat>
        <Seat value="aisle">Aisle</Seat>
      </Select>
      <Line role="status">{booked}</Line>
      <Button type="submit" disabled={seat === null}>
        Book
      </Button>
    </Form>
  );
}
// #endregion
