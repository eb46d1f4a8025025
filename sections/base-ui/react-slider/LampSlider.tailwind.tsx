import { Slider } from '@mui/base/Slider';
import { useTheme } from '@mui/material/styles';

// #region excerpt
const bar = 'absolute top-2.25 h-1.5 rounded-full bg-blue-600';
const parts = {
  root: {
    className: 'relative block h-6 cursor-pointer touch-none',
  },
  rail: { className: `${bar} w-full opacity-35` },
  track: { className: bar },
  thumb: {
    className:
      'absolute -ms-3 size-6 rounded-full bg-blue-600 [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-black dark:[&.base--focusVisible]:outline-white',
  },
};
// #endregion

export default function LampSlider() {
  const isRtl = useTheme().direction === 'rtl';

  return (
    <div className="max-w-80 px-4 py-3">
      <Slider
        aria-label="Brightness"
        defaultValue={40}
        isRtl={isRtl}
        slotProps={parts}
      />
    </div>
  );
}
