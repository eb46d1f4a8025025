import { Switch } from '@mui/base/Switch';

// #region excerpt
const parts = {
  root: {
    className:
      'group relative h-7 w-14 rounded-full bg-stone-500 [&.base--checked]:bg-green-800 [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2 [&.base--focusVisible]:outline-black dark:[&.base--focusVisible]:outline-white',
  },
  thumb: {
    className:
      'absolute top-1 start-1 size-5 rounded-full bg-white group-[.base--checked]:start-8',
  },
  input: {
    className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0',
  },
};
// #endregion

export default function AlarmSwitch() {
  return (
    <label className="flex h-10 items-center gap-3">
      <Switch defaultChecked slots={{ track: null }} slotProps={parts} />
      Alarm at seven
    </label>
  );
}
