import * as React from 'react';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';

export default function TicketPopup() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  return (
    <div className="h-10">
      <Button onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}>Details</Button>
      <Popper open={anchor !== null} anchorEl={anchor}>
        <div className="p-1 md:p-6">Row 7, seat 12</div>
      </Popper>
    </div>
  );
}
