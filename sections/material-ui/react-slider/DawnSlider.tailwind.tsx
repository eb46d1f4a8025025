import Slider from '@mui/material/Slider';

// #region excerpt
const classes = {
  root: 'h-4! rounded-lg!',
  rail: 'opacity-100! from-blue-900 via-orange-500 to-yellow-300 ltr:bg-linear-to-r rtl:bg-linear-to-l',
  track: 'hidden!',
  thumb:
    'w-6! h-8! rounded-md! border-2 border-solid border-slate-800 bg-white! [&.Mui-focusVisible]:outline-3! [&.Mui-focusVisible]:outline-orange-500!',
};

export default function DawnSlider() {
  return (
    <div className="h-14 max-w-90 px-4">
      <Slider
        aria-label="Light of the lamp"
        classes={classes}
        defaultValue={30}
      />
    </div>
  );
}
// #endregion
