import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ChevronIcon from '@mui/icons-material/ExpandMore';

const layers = [
  { id: 'roads', name: 'Roads', text: 'Length: 214 km' },
  { id: 'water', name: 'Water', text: 'Lakes: 9, streams: 31' },
  { id: 'forest', name: 'Forest', text: 'Share of the area: 38 %' },
];

// #region excerpt
const LAYER =
  'border border-slate-200 not-first:border-t-0 before:hidden! dark:border-slate-700';
const SUMMARY = {
  root: 'flex-row-reverse gap-2 bg-slate-100! dark:bg-slate-800!',
  expandIconWrapper:
    'transform-none! not-[.Mui-expanded]:-rotate-90 rtl:not-[.Mui-expanded]:rotate-90',
};

export default function StyledAccordion() {
  return (
    <div className="min-h-52">
      {layers.map(({ id, name, text }, index) => (
        <Accordion
          key={id}
          className={LAYER}
          disableGutters
          square
          elevation={0}
          defaultExpanded={index === 0}
        >
          <AccordionSummary
            classes={SUMMARY}
            expandIcon={<ChevronIcon />}
            id={`${id}-layer`}
            aria-controls={`${id}-details`}
          >
            {name}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
// #endregion
