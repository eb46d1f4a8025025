import Link from '@mui/material/Link';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function StyledLink() {
  // #region excerpt
  return (
    <Link
      href="https://www.w3.org/WAI/"
      target="_blank"
      rel="noopener"
      color="inherit"
      className="inline-flex h-8 items-center gap-1 decoration-sky-600! decoration-2! underline-offset-[0.3em] hover:text-sky-700! dark:hover:text-sky-300!"
    >
      Accessibility guides
      <OpenInNewIcon fontSize="inherit" titleAccess="Opens a new tab" />
    </Link>
  );
  // #endregion
}
