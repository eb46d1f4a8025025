import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, {
  type AccordionSummaryProps,
} from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

// #region excerpt
/** A summary in a heading, which screen readers list with the others. */
function HeadingSummary(props: AccordionSummaryProps) {
  return (
    <Typography component="h3" variant="inherit">
      <AccordionSummary expandIcon={<ExpandMoreIcon />} {...props} />
    </Typography>
  );
}

export default function HeadingAccordion() {
  return (
    <Box sx={{ minHeight: 200 }}>
      <Accordion defaultExpanded>
        <HeadingSummary id="sow-heading" aria-controls="sow-text">
          Sow
        </HeadingSummary>
        <AccordionDetails>From March, on a window sill.</AccordionDetails>
      </Accordion>
      <Accordion>
        <HeadingSummary id="plant-heading" aria-controls="plant-text">
          Plant
        </HeadingSummary>
        <AccordionDetails>After the last frost, 40 cm apart.</AccordionDetails>
      </Accordion>
    </Box>
  );
}
// #endregion
