import Alert from '@mui/material/Alert';

// #region excerpt
const box =
  'h-14 border! border-s-8! border-solid! border-violet-300! bg-violet-50! text-violet-950! hover:border-violet-600!';
const icon = '[&_.MuiAlert-icon]:text-violet-600!';

export default function DeadlineAlert() {
  return (
    <Alert severity="info" className={`${box} ${icon}`}>
      Send the form by Friday.
    </Alert>
  );
}
// #endregion
