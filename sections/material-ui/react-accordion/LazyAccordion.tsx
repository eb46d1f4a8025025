import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const visits: Record<string, number> = { January: 412, February: 530 };

/** Stands for a request to a server. */
function Report({ month }: { month: string }) {
  const [count, setCount] = React.useState<number>();

  React.useEffect(() => {
    const answer = setTimeout(() => setCount(visits[month]), 600);
    return () => clearTimeout(answer);
  }, [month]);

  return count === undefined ? 'Loading…' : `${count} visits`;
}

export default function LazyAccordion() {
  return (
    <Box sx={{ minHeight: 160 }}>
      {/* #region excerpt */}
      {Object.keys(visits).map((month) => (
        <Accordion
          key={month}
          disableGutters
          slotProps={{ transition: { unmountOnExit: true } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${month}-summary`}
            aria-controls={`${month}-report`}
          >
            {month}
          </AccordionSummary>
          <AccordionDetails aria-live="polite">
            <Report month={month} />
          </AccordionDetails>
        </Accordion>
      ))}
      {/* #endregion */}
    </Box>
  );
}
