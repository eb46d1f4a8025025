import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import HomeIcon from '@mui/icons-material/Home';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';

// #region excerpt
const CRUMB =
  'flex! items-center gap-1 rounded-2xl bg-slate-100 px-3 py-1 text-slate-900! no-underline! dark:bg-slate-800 dark:text-slate-100!';

export default function StyledBreadcrumbs() {
  return (
    <Breadcrumbs
      aria-label="Pages"
      classes={{ separator: 'mx-1!' }}
      separator={
        <NavigateNextIcon fontSize="small" className="rtl:rotate-180" />
      }
    >
      <Link className={CRUMB} href="/material-ui/getting-started/">
        <HomeIcon fontSize="small" />
        Start
      </Link>
      <span className={CRUMB} aria-current="page">
        Breadcrumbs
      </span>
    </Breadcrumbs>
  );
}
// #endregion
