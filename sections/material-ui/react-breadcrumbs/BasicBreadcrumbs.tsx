import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path of this page">
      <Link
        color="inherit"
        underline="hover"
        href="/material-ui/getting-started/"
      >
        Start
      </Link>
      <Link color="inherit" underline="hover" href="/material-ui/react-link/">
        Navigation
      </Link>
      <Typography color="text.primary" aria-current="page">
        Breadcrumbs
      </Typography>
    </Breadcrumbs>
  );
}
