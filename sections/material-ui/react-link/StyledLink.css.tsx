import Link from '@mui/material/Link';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

// #region excerpt
const styles = `
.StyledLink-root.MuiLink-root {
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: 32px;
  text-decoration-color: #0284c7;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.3em;
}

.StyledLink-root.MuiLink-root:hover {
  text-decoration-thickness: 4px;
}
`;

export default function StyledLink() {
  return (
    <>
      <style>{styles}</style>
      <Link
        href="https://www.w3.org/WAI/"
        target="_blank"
        rel="noopener"
        color="inherit"
        className="StyledLink-root"
      >
        Accessibility guides
        <OpenInNewIcon fontSize="inherit" titleAccess="Opens a new tab" />
      </Link>
    </>
  );
}
// #endregion
