import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/material/styles';

// #region excerpt
const AlarmControl = styled(Switch)(({ theme }) => ({
  position: 'relative',
  width: 56,
  height: 28,
  borderRadius: 14,
  backgroundColor: theme.palette.text.secondary,
  [`&.${switchClasses.checked}`]: {
    backgroundColor: theme.palette.success.dark,
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: `3px solid ${theme.palette.text.primary}`,
    outlineOffset: 2,
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: 4,
    width: 20,
    height: 20,
    borderRadius: 10,
    backgroundColor: theme.palette.common.white,
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: 32,
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
}));
// #endregion

const Label = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 40,
});

export default function AlarmSwitch() {
  return (
    <Label>
      <AlarmControl defaultChecked slots={{ track: null }} />
      Alarm at seven
    </Label>
  );
}
