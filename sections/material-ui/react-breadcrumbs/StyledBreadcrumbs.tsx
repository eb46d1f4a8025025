import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import HomeIcon from '@mui/icons-material/Home';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';

export default function StyledBreadcrumbs() {
  // #region excerpt
  const rtl = useTheme().direction === 'rtl';
  const Separator = rtl ? NavigateBeforeIcon : NavigateNextIcon;

  return (
    <Breadcrumbs
      aria-label="Pages"
      separator={<Separator fontSize="small" />}
      sx={{
        '& .MuiBreadcrumbs-li > *': {
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          px: 1.5,
          py: 0.5,
          borderRadius: 4,
          bgcolor: 'action.hover',
        },
        '& .MuiBreadcrumbs-separator': { mx: 0.5 },
      }}
    >
      <Link
        color="inherit"
        underline="none"
        href="/material-ui/getting-started/"
      >
        <HomeIcon fontSize="small" />
        Start
      </Link>
      <Typography color="text.primary" aria-current="page">
        Breadcrumbs
      </Typography>
    </Breadcrumbs>
  );
  // #endregion
}
