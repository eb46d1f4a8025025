import { Box } from '@mui/system';

export default function SxCard() {
  // #region excerpt
  return (
    <Box
      component="section"
      aria-label="Tide"
      className="box-border h-24 w-full rounded-xl border border-slate-300 bg-white px-6 py-4 leading-[31px] min-[900px]:w-80 dark:border-slate-600 dark:bg-slate-900"
    >
      <em className="text-sky-700 not-italic dark:text-sky-300">Low tide</em>
      <div className="text-[20px] leading-[31px] font-semibold">
        06:14, 0.8 m
      </div>
    </Box>
  );
  // #endregion
}
