import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

// #region excerpt
const styles = `
.TicketCount-label {
  display: block;
  height: 28px;
}

.TicketCount .base-NumberInput-root {
  display: grid;
  grid-template-columns: 44px 64px 44px;
  width: max-content;
  height: 44px;
  border: 1px solid #78716c;
  border-radius: 8px;
  box-sizing: border-box;
}

.TicketCount .base--focused {
  outline: 2px solid #2563eb;
}

.TicketCount .base-NumberInput-root > * {
  min-width: 0;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: center;
}

.TicketCount .base-NumberInput-decrementButton {
  order: -1;
}

.TicketCount .base-NumberInput-incrementButton {
  order: 1;
}

.TicketCount button.base--disabled {
  color: GrayText;
}
`;
// #endregion

export default function TicketCount() {
  return (
    <div className="TicketCount">
      <style>{styles}</style>
      <label htmlFor="ticket-count" className="TicketCount-label">
        Tickets
      </label>
      <NumberInput
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
