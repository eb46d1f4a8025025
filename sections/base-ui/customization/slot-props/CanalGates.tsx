import { Slider, sliderClasses as part } from '@mui/base/Slider';
import { styled, useTheme } from '@mui/material/styles';

const Level = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: 32,
  maxWidth: 280,
  marginInline: 24,
  touchAction: 'none',
  [`& .${part.rail}`]: {
    position: 'absolute',
    top: 14,
    width: '100%',
    height: 4,
    backgroundColor: 'currentColor',
    opacity: 0.4,
  },
  [`& .${part.thumb}`]: {
    position: 'absolute',
    width: 32,
    height: 32,
    marginInlineStart: -16,
    borderRadius: 16,
    color: '#fff',
    lineHeight: '32px',
    textAlign: 'center',
  },
  [`& .${part.focusVisible}`]: { outline: '3px solid #d97706' },
});

// #region excerpt
const slotProps = {
  rail: { 'data-kind': 'water' },
  thumb: (
    _ownerState: unknown,
    {
      index,
      active,
      focused,
    }: { index: number; active: boolean; focused: boolean },
  ) => ({
    title: `Gate ${index + 1}`,
    style: { backgroundColor: active || focused ? '#9a3412' : '#1e40af' },
  }),
};
// #endregion

const gate = (index: number) => `Gate ${index + 1}`;

export default function CanalGates() {
  const isRtl = useTheme().direction === 'rtl';

  return (
    <Level
      defaultValue={[30, 70]}
      getAriaLabel={gate}
      isRtl={isRtl}
      slotProps={slotProps}
    />
  );
}
