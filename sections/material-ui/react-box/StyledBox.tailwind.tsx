import Box from '@mui/material/Box';

export default function StyledBox() {
  // #region excerpt
  return (
    <Box className="flex h-18 max-w-80 rounded-3xl border-2 border-dashed border-slate-300 *:flex-1 *:self-center *:text-center hover:border-sky-700 dark:border-slate-600 dark:hover:border-sky-300">
      <span>Row 7</span>
      <strong className="text-sky-700 dark:text-sky-300">Seat 12</strong>
    </Box>
  );
  // #endregion
}
