import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

// #region excerpt
const classes = {
  root: 'w-13! h-7! m-2! p-0!',
  track: 'rounded-full! bg-slate-500! opacity-100!',
  thumb: 'size-5.5! text-white!',
  switchBase: [
    'p-[3px]!',
    '[&.Mui-checked]:translate-none! ltr:[&.Mui-checked]:[transform:translateX(24px)]! rtl:[&.Mui-checked]:[transform:translateX(-24px)]!',
    '[&.Mui-checked+.MuiSwitch-track]:bg-violet-600!',
    '[&.Mui-focusVisible_.MuiSwitch-thumb]:ring-3! [&.Mui-focusVisible_.MuiSwitch-thumb]:ring-violet-300!',
  ].join(' '),
};

export default function NextSongSwitch() {
  return (
    <FormControlLabel
      control={
        <Switch
          classes={classes}
          defaultChecked
          inputProps={{ role: 'switch' }}
        />
      }
      label="Play the next song"
    />
  );
}
// #endregion
