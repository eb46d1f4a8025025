import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import HomeIcon from '@mui/icons-material/Home';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';

// #region excerpt
const styles = `
.StyledBreadcrumbs-root .MuiBreadcrumbs-separator {
  margin-inline: 4px;
}

[dir='rtl'] .StyledBreadcrumbs-root .MuiBreadcrumbs-separator {
  rotate: 180deg;
}

.StyledBreadcrumbs-crumb {
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 4px 12px;
  background: color-mix(in srgb, currentColor 8%, transparent);
  border-radius: 16px;
}
`;

export default function StyledBreadcrumbs() {
  return (
    <Breadcrumbs
      aria-label="Pages"
      className="StyledBreadcrumbs-root"
      color="text.primary"
      separator={<NavigateNextIcon fontSize="small" />}
    >
      <Link
        className="StyledBreadcrumbs-crumb"
        color="inherit"
        underline="none"
        href="/material-ui/getting-started/"
      >
        <style>{styles}</style>
        <HomeIcon fontSize="small" />
        Start
      </Link>
      <span className="StyledBreadcrumbs-crumb" aria-current="page">
        Breadcrumbs
      </span>
    </Breadcrumbs>
  );
}
// #endregion
