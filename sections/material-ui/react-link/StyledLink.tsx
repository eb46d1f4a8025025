import Link from '@mui/material/Link';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function StyledLink() {
  // #region excerpt
  return (
    <Link
      href="https://www.w3.org/WAI/"
      target="_blank"
      rel="noopener"
      color="text.primary"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        height: 32,
        textDecorationColor: (theme) => theme.palette.primary.main,
        textDecorationThickness: 2,
        textUnderlineOffset: '0.3em',
        '&:hover': { color: 'primary.main' },
      }}
    >
      Accessibility guides
      <OpenInNewIcon fontSize="inherit" titleAccess="Opens a new tab" />
    </Link>
  );
  // #endregion
}
