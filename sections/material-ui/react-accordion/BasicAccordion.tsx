import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const questions = [
  {
    id: 'pick-up',
    question: 'When can I pick up the bike?',
    answer: 'Daily from 8:00 to 18:00.',
  },
  {
    id: 'deposit',
    question: 'Do I pay a deposit?',
    answer: 'Yes, $50. You get it back with the bike.',
  },
  {
    id: 'helmet',
    question: 'Is a helmet included?',
    answer: 'Yes, in sizes S to XL.',
  },
];

export default function BasicAccordion() {
  return (
    <Box sx={{ minHeight: 240 }}>
      {/* #region excerpt */}
      {questions.map(({ id, question, answer }, index) => (
        <Accordion key={id} defaultExpanded={index === 0}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-question`}
            aria-controls={`${id}-answer`}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
      {/* #endregion */}
    </Box>
  );
}
