import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses as part } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

// #region excerpt
const SlidingSwitch = styled(Switch)({
  width: 52,
  height: 28,
  margin: 8,
  padding: 0,
  [`& .${part.track}`]: {
    borderRadius: 14,
    backgroundColor: '#64748b',
    opacity: 1,
  },
  [`& .${part.thumb}`]: { width: 22, height: 22, color: '#fff' },
  [`& .${part.switchBase}`]: {
    padding: 3,
    [`&.${part.checked}`]: { transform: 'translateX(24px)' },
    [`&.${part.checked} + .${part.track}`]: {
      backgroundColor: '#7c3aed',
      opacity: 1,
    },
    [`&.Mui-focusVisible .${part.thumb}`]: { boxShadow: '0 0 0 3px #c4b5fd' },
  },
});
// #endregion

export default function NextSongSwitch() {
  return (
    <FormControlLabel
      control={<SlidingSwitch defaultChecked inputProps={{ role: 'switch' }} />}
      label="Play the next song"
    />
  );
}
