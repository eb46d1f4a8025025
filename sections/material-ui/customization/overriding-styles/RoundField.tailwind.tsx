import TextField, { type TextFieldProps } from '@mui/material/TextField';

// #region excerpt
const looks =
  '[&_.MuiOutlinedInput-root]:h-10! [&_.MuiOutlinedInput-root]:rounded-full! [&_.MuiOutlinedInput-root]:px-2! [&_.MuiOutlinedInput-root]:bg-slate-500/10!';
const outline = '[&_.MuiOutlinedInput-notchedOutline]:px-4!';
const focus = '[&_.Mui-focused_.MuiOutlinedInput-notchedOutline]:border-[3px]!';

function RoundTextField(props: TextFieldProps) {
  return (
    <TextField
      size="small"
      className={`${looks} ${outline} ${focus}`}
      {...props}
    />
  );
}
// #endregion

export default function RoundField() {
  return (
    <div className="grid max-w-70 gap-4">
      <RoundTextField label="From" defaultValue="Ghent" />
      <RoundTextField label="To" />
    </div>
  );
}
