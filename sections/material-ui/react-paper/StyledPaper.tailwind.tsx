import Paper from '@mui/material/Paper';

export default function StyledPaper() {
  // #region excerpt
  return (
    <Paper
      component="article"
      elevation={0}
      className="max-w-80 border-s-6 border-amber-500 bg-amber-50! p-4 dark:bg-amber-950!"
    >
      <div className="leading-6 font-semibold">Gate 4 is closed</div>
      <div className="text-sm text-slate-600 dark:text-slate-300">
        Use gate 5 until Friday.
      </div>
    </Paper>
  );
  // #endregion
}
