import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/material/styles';

const Root = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-block',
  width: 48,
  height: 28,
  borderRadius: 14,
  backgroundColor: theme.palette.action.disabled,
  [`&.${switchClasses.checked}`]: {
    backgroundColor: theme.palette.primary.main,
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: `3px solid ${theme.palette.text.primary}`,
  },
}));

const Thumb = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineStart: 4,
  width: 20,
  height: 20,
  borderRadius: '50%',
  backgroundColor: theme.palette.background.paper,
  transition: theme.transitions.create('inset-inline-start'),
  [`.${switchClasses.checked} &`]: { insetInlineStart: 24 },
}));

const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

const Label = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
});

export default function HeatingSwitch() {
  return (
    <Label>
      <Switch
        defaultChecked
        slots={{ root: Root, thumb: Thumb, input: Input }}
      />
      Heating
    </Label>
  );
}
