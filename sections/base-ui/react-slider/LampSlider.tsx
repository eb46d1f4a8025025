import { Slider, sliderClasses as part } from '@mui/base/Slider';
import { styled, useTheme } from '@mui/material/styles';

// #region excerpt
const Lamp = styled(Slider)(({ theme }) => ({
  position: 'relative',
  display: 'block',
  height: 24,
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${part.rail}, & .${part.track}`]: {
    position: 'absolute',
    top: 9,
    height: 6,
    borderRadius: 3,
    backgroundColor: theme.palette.primary.main,
  },
  [`& .${part.rail}`]: { width: '100%', opacity: 0.35 },
  [`& .${part.thumb}`]: {
    position: 'absolute',
    width: 24,
    height: 24,
    marginInlineStart: -12,
    borderRadius: '50%',
    backgroundColor: theme.palette.primary.main,
  },
  [`& .${part.focusVisible}`]: {
    outline: `3px solid ${theme.palette.text.primary}`,
  },
}));
// #endregion

const Space = styled('div')({ maxWidth: 320, padding: '12px 16px' });

export default function LampSlider() {
  const isRtl = useTheme().direction === 'rtl';

  return (
    <Space>
      <Lamp aria-label="Brightness" defaultValue={40} isRtl={isRtl} />
    </Space>
  );
}
