import Slider from '@mui/material/Slider';

// #region excerpt
const styles = `
.DawnSlider {
  height: 56px;
  max-width: 360px;
  padding-inline: 16px;
}

.DawnSlider .DawnSlider-slider {
  height: 16px;
  border-radius: 8px;
}

.DawnSlider .MuiSlider-rail {
  opacity: 1;
  background: linear-gradient(to right, #1e3a8a, #f97316, #fde047);
}

.DawnSlider:dir(rtl) .MuiSlider-rail {
  background: linear-gradient(to left, #1e3a8a, #f97316, #fde047);
}

.DawnSlider .MuiSlider-track {
  display: none;
}

.DawnSlider .MuiSlider-thumb {
  width: 24px;
  height: 32px;
  border: 2px solid #1e293b;
  border-radius: 6px;
  background: #fff;
}

.DawnSlider .MuiSlider-thumb.Mui-focusVisible {
  outline: 3px solid #f97316;
}
`;
// #endregion

export default function DawnSlider() {
  return (
    <div className="DawnSlider">
      <style>{styles}</style>
      <Slider
        className="DawnSlider-slider"
        aria-label="Light of the lamp"
        defaultValue={30}
      />
    </div>
  );
}
