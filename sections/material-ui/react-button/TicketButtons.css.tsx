import Button from '@mui/material/Button';

// #region excerpt
const styles = `
.TicketButtons {
  display: grid;
  gap: 16px;
  justify-items: start;
}

.TicketButtons .TicketButtons-ticket {
  width: 200px;
  height: 48px;
  border: 2px dashed #b45309;
  border-radius: 24px;
  background: #fef3c7;
  color: #78350f;
}

.TicketButtons .TicketButtons-ticket:hover {
  border-style: solid;
  background: #fde68a;
}

.TicketButtons .TicketButtons-ticket.Mui-focusVisible {
  outline: 3px solid #b45309;
  outline-offset: 2px;
}

.TicketButtons .TicketButtons-ticket.Mui-disabled {
  border-color: currentColor;
  background: transparent;
  color: color-mix(in srgb, currentColor 60%, transparent);
}
`;
// #endregion

export default function TicketButtons() {
  return (
    <div className="TicketButtons">
      <style>{styles}</style>
      <Button className="TicketButtons-ticket">Evening ticket</Button>
      <Button className="TicketButtons-ticket" disabled>
        Sold out
      </Button>
    </div>
  );
}
