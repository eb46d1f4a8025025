import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

// #region excerpt
const styles = `
.PlanCards .PlanCards-card {
  height: 56px;
  margin: 0;
  padding-inline: 8px;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-radius: 12px;
}

.PlanCards .PlanCards-chosen {
  border-color: #2e7d32;
}
`;

function PlanCard({ value, label }: { value: string; label: string }) {
  const chosen = useRadioGroup()?.value === value;
  return (
    <FormControlLabel
      className={chosen ? 'PlanCards-card PlanCards-chosen' : 'PlanCards-card'}
      value={value}
      label={label}
      control={<Radio color="success" />}
    />
  );
}
// #endregion

export default function PlanCards() {
  return (
    <div className="PlanCards">
      <style>{styles}</style>
      <RadioGroup
        aria-label="Membership"
        defaultValue="family"
        style={{ gap: 8, maxWidth: 320 }}
      >
        <PlanCard value="single" label="Single, 4 books" />
        <PlanCard value="family" label="Family, 12 books" />
      </RadioGroup>
    </div>
  );
}
