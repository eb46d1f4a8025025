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
const styles = `
.StyledAccordion-list {
  min-height: 208px;
}

.StyledAccordion-layer {
  border: 1px solid color-mix(in srgb, currentColor 14%, transparent);
}

.StyledAccordion-layer + .StyledAccordion-layer {
  border-block-start: 0;
}

.StyledAccordion-layer.MuiAccordion-root::before {
  display: none;
}

.StyledAccordion-layer .MuiAccordionSummary-root {
  flex-direction: row-reverse;
  gap: 8px;
  background: color-mix(in srgb, currentColor 5%, transparent);
}

.StyledAccordion-layer .MuiAccordionSummary-expandIconWrapper:not(.Mui-expanded) {
  transform: rotate(-90deg);
}

[dir='rtl'] .StyledAccordion-layer .MuiAccordionSummary-expandIconWrapper:not(.Mui-expanded) {
  transform: rotate(90deg);
}

.StyledAccordion-layer .MuiAccordionSummary-expandIconWrapper.Mui-expanded {
  transform: none;
}
`;
// #endregion

export default function StyledAccordion() {
  return (
    <div className="StyledAccordion-list">
      <style>{styles}</style>
      {layers.map(({ id, name, text }, index) => (
        <Accordion
          key={id}
          className="StyledAccordion-layer"
          disableGutters
          square
          elevation={0}
          defaultExpanded={index === 0}
        >
          <AccordionSummary
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
