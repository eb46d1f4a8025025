import { Box } from '@mui/system';

// #region excerpt
const tile =
  'box-border block h-20 max-w-80 rounded-xl border border-slate-300 p-4 leading-[23px] text-inherit no-underline hover:border-sky-700 hover:no-underline focus-visible:outline-2 focus-visible:outline-sky-700 dark:border-slate-600 dark:hover:border-sky-300 dark:focus-visible:outline-sky-300';

export default function BoxStates() {
  return (
    <Box component="a" href="#forecast" className={tile}>
      <strong className="block text-sky-700 dark:text-sky-300">Forecast</strong>
      Wind from the west, 14 knots
    </Box>
  );
}
// #endregion
