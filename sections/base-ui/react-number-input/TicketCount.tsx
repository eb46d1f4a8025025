import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses as part,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/material/styles';

// #region excerpt
const Counter = styled(NumberInput)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px 64px 44px',
  width: 'max-content',
  height: 44,
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: 8,
  [`&.${part.focused}`]: { outline: `2px solid ${theme.palette.primary.main}` },
  '& *': {
    boxSizing: 'border-box',
    minWidth: 0,
    padding: 0,
    border: 0,
    outline: 0,
    font: 'inherit',
    textAlign: 'center',
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  [`& .${part.decrementButton}`]: { order: -1 },
  [`& .${part.incrementButton}`]: { order: 1 },
  [`& button.${part.disabled}`]: { color: theme.palette.text.disabled },
}));
// #endregion

const Label = styled('label')({ display: 'block', height: 28 });

export default function TicketCount() {
  return (
    <div>
      <Label htmlFor="ticket-count">Tickets</Label>
      <Counter
        id="ticket-count"
        defaultValue={2}
        min={1}
        max={12}
        slotProps={{
          input: { role: 'spinbutton' },
          incrementButton: {
            type: 'button',
            children: '+',
            'aria-label': 'One more',
          },
          decrementButton: {
            type: 'button',
            children: '−',
            'aria-label': 'One less',
          },
        }}
      />
    </div>
  );
}
