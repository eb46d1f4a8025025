import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, {
  accordionSummaryClasses,
} from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import ChevronIcon from '@mui/icons-material/ExpandMore';

const layers = [
  { id: 'roads', name: 'Roads', text: 'Length: 214 km' },
  { id: 'water', name: 'Water', text: 'Lakes: 9, streams: 31' },
  { id: 'forest', name: 'Forest', text: 'Share of the area: 38 %' },
];

// #region excerpt
const Layer = styled(Accordion)(({ theme }) => ({
  border: `1px solid ${theme.palette.divider}`,
  '& + &': { borderTop: 0 },
  '&::before': { display: 'none' },
}));

const LayerSummary = styled(AccordionSummary)(({ theme }) => ({
  flexDirection: 'row-reverse',
  gap: theme.spacing(1),
  backgroundColor: theme.palette.action.hover,
  [`& .${accordionSummaryClasses.expandIconWrapper}`]: {
    transform: `rotate(${theme.direction === 'rtl' ? 90 : -90}deg)`,
  },
  [`& .${accordionSummaryClasses.expandIconWrapper}.${accordionSummaryClasses.expanded}`]:
    {
      transform: 'none',
    },
}));
// #endregion

export default function StyledAccordion() {
  return (
    <Box sx={{ minHeight: 208 }}>
      {layers.map(({ id, name, text }, index) => (
        <Layer
          key={id}
          disableGutters
          square
          elevation={0}
          defaultExpanded={index === 0}
        >
          <LayerSummary
            expandIcon={<ChevronIcon />}
            id={`${id}-layer`}
            aria-controls={`${id}-details`}
          >
            {name}
          </LayerSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Layer>
      ))}
    </Box>
  );
}
