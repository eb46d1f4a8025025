import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionForm() {
  const [city, setCity] = React.useState('Lisbon');
  const [draft, setDraft] = React.useState(city);
  const [expanded, setExpanded] = React.useState(true);

  function close(saved: string) {
    setCity(saved);
    setDraft(saved);
    setExpanded(false);
  }

  return (
    <Box sx={{ minHeight: 216 }}>
      {/* #region excerpt */}
      <Accordion
        expanded={expanded}
        onChange={(_event, isExpanded) => setExpanded(isExpanded)}
      >
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="delivery-summary"
          aria-controls="delivery-form"
        >
          <Typography sx={{ width: '40%' }}>Delivery</Typography>
          <Typography color="text.secondary">{city}</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <TextField
            label="City"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
        </AccordionDetails>
        <AccordionActions>
          <Button onClick={() => close(city)}>Cancel</Button>
          <Button variant="contained" onClick={() => close(draft)}>
            Save
          </Button>
        </AccordionActions>
      </Accordion>
      {/* #endregion */}
    </Box>
  );
}
