import Box from '@mui/material/Box';
import Slider, { sliderClasses as part } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

// #region excerpt
const LightSlider = styled(Slider)({
  height: 16,
  borderRadius: 8,
  [`& .${part.rail}`]: {
    opacity: 1,
    background: 'linear-gradient(to right, #1e3a8a, #f97316, #fde047)',
  },
  [`& .${part.track}`]: { display: 'none' },
  [`& .${part.thumb}`]: {
    width: 24,
    height: 32,
    borderRadius: 6,
    border: '2px solid #1e293b',
    backgroundColor: '#fff',
  },
  [`& .${part.thumb}.${part.focusVisible}`]: { outline: '3px solid #f97316' },
});
// #endregion

export default function DawnSlider() {
  return (
    <Box sx={{ height: 56, maxWidth: 360, px: 2 }}>
      <LightSlider aria-label="Light of the lamp" defaultValue={30} />
    </Box>
  );
}
