import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';

export default function StyledCard() {
  // #region excerpt
  return (
    <Card
      variant="outlined"
      className="flex h-24 max-w-80 hover:border-sky-700! dark:hover:border-sky-300!"
    >
      <div className="grid w-24 place-items-center bg-sky-700 text-white dark:bg-sky-300 dark:text-slate-900">
        <LocalCafeIcon fontSize="large" />
      </div>
      <CardContent>
        <div className="font-semibold">Café Aurora</div>
        <div className="text-sm text-slate-600 dark:text-slate-300">
          Open until 18:00
        </div>
      </CardContent>
    </Card>
  );
  // #endregion
}
