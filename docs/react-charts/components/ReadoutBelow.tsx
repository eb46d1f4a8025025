import * as React from 'react';
import { createPortal } from 'react-dom';
import Box from '@mui/material/Box';
import type { PopperProps } from '@mui/material/Popper';
import { BarChart } from '@mui/x-charts/BarChart';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../_data/bikes';

// #region excerpt
const ReadoutTarget = React.createContext<HTMLElement | null>(null);

function PopperInTarget({ children }: PopperProps) {
  const target = React.useContext(ReadoutTarget);
  if (!target || typeof children === 'function') return null;
  return createPortal(children, target);
}
// #endregion

export default function ReadoutBelow() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ height: 390 }}>
      <ReadoutTarget.Provider value={target}>
        <div
          role="img"
          aria-label="Bike rentals of a week. Members rent most from Monday to Friday, guests at the weekend."
        >
          <BarChart
            height={270}
            margin={{ right: 10 }}
            xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
            series={[
              { data: MEMBER_RENTALS, label: 'Members' },
              { data: GUEST_RENTALS, label: 'Guests' },
            ]}
            slots={{ popper: PopperInTarget }}
          />
        </div>
        <Box
          ref={setTarget}
          sx={{ height: 120, display: 'flex', justifyContent: 'center' }}
        />
      </ReadoutTarget.Provider>
    </Box>
  );
}
