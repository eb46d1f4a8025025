import { Slider } from '@mui/base/Slider';
import { useTheme } from '@mui/material/styles';

// #region excerpt
const styles = `
.LampSlider {
  max-width: 320px;
  padding: 12px 16px;
  box-sizing: border-box;
}

.LampSlider .base-Slider-root {
  position: relative;
  display: block;
  height: 24px;
  cursor: pointer;
  touch-action: none;
}

.LampSlider .base-Slider-rail,
.LampSlider .base-Slider-track {
  position: absolute;
  top: 9px;
  height: 6px;
  border-radius: 3px;
  background: #2563eb;
}

.LampSlider .base-Slider-rail {
  width: 100%;
  opacity: 0.35;
}

.LampSlider .base-Slider-thumb {
  position: absolute;
  width: 24px;
  height: 24px;
  margin-inline-start: -12px;
  border-radius: 50%;
  background: #2563eb;
}

.LampSlider .base--focusVisible {
  outline: 3px solid CanvasText;
}
`;
// #endregion

export default function LampSlider() {
  const isRtl = useTheme().direction === 'rtl';

  return (
    <div className="LampSlider">
      <style>{styles}</style>
      <Slider aria-label="Brightness" defaultValue={40} isRtl={isRtl} />
    </div>
  );
}
