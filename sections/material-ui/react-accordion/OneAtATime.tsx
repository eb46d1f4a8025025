import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const stops = [
  { id: 'harbor', name: 'Harbor', info: 'Departs at 9:10, gate 2' },
  {
    id: 'lighthouse',
    name: 'Lighthouse',
    info: 'Arrives at 9:45, stays 20 minutes',
  },
  {
    id: 'seals',
    name: 'Seal Island',
    info: 'Not served in winter',
    closed: true,
  },
  { id: 'town', name: 'Old Town', info: 'Arrives at 10:30' },
];

export default function OneAtATime() {
  // #region excerpt
  const [open, setOpen] = React.useState<string | null>('harbor');

  return (
    <Box sx={{ minHeight: 288 }}>
      {stops.map(({ id, name, info, closed }) => (
        <Accordion
          key={id}
          disabled={closed}
          expanded={open === id}
          onChange={(_event, expanded) => setOpen(expanded ? id : null)}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`stop-${id}`}
            aria-controls={`times-${id}`}
          >
            {name}
          </AccordionSummary>
          <AccordionDetails>{info}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
  // #endregion
}
