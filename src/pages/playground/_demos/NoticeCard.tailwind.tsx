import Button from '@mui/material/Button';

export default function NoticeCard() {
  const remaining: number = 3;
  return (
    <div className="h-40">
      {/* #region excerpt */}
      <div className="rounded-lg border border-sky-700 bg-sky-50 p-4 dark:border-sky-300 dark:bg-sky-950">
        <div className="font-semibold">Seats left: {remaining}</div>
        <div className="text-slate-700 ltr:pl-2 rtl:pr-2 dark:text-slate-200">
          The matinee is nearly sold out.
        </div>
        <Button variant="contained" className="mt-4 rounded-full">
          Book
        </Button>
      </div>
      {/* #endregion */}
    </div>
  );
}
