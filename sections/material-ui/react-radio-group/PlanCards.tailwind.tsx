import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

// #region excerpt
const card = 'h-14 m-0! px-2 rounded-xl border-2 border-solid';
const chosenBorder = 'border-green-700 dark:border-green-500';
const otherBorder = 'border-slate-300 dark:border-slate-600';

function PlanCard({ value, label }: { value: string; label: string }) {
  const chosen = useRadioGroup()?.value === value;
  return (
    <FormControlLabel
      className={`${card} ${chosen ? chosenBorder : otherBorder}`}
      value={value}
      label={label}
      control={<Radio color="success" />}
    />
  );
}
// #endregion

export default function PlanCards() {
  return (
    <RadioGroup
      aria-label="Membership"
      defaultValue="family"
      className="max-w-80 gap-2"
    >
      <PlanCard value="single" label="Single, 4 books" />
      <PlanCard value="family" label="Family, 12 books" />
    </RadioGroup>
  );
}
