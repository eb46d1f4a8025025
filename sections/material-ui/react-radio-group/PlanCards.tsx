import FormControlLabel, {
  type FormControlLabelProps,
} from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';

interface CardProps extends FormControlLabelProps {
  chosen: boolean;
}

// #region excerpt
const Card = styled(FormControlLabel, {
  shouldForwardProp: (name) => name !== 'chosen',
})<CardProps>(({ theme, chosen }) => ({
  height: 56,
  margin: 0,
  paddingInline: 8,
  border: '2px solid',
  borderRadius: 12,
  borderColor: chosen ? theme.palette.success.main : theme.palette.divider,
}));

function PlanCard({ value, label }: { value: string; label: string }) {
  const chosen = useRadioGroup()?.value === value;
  const radio = <Radio color="success" />;
  return <Card chosen={chosen} value={value} label={label} control={radio} />;
}
// #endregion

export default function PlanCards() {
  return (
    <RadioGroup
      aria-label="Membership"
      defaultValue="family"
      sx={{ gap: 1, maxWidth: 320 }}
    >
      <PlanCard value="single" label="Single, 4 books" />
      <PlanCard value="family" label="Family, 12 books" />
    </RadioGroup>
  );
}
