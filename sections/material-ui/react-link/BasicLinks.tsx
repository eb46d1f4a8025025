import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function BasicLinks() {
  return (
    <Stack
      direction="row"
      spacing={3}
      sx={{ alignItems: 'baseline', height: 32 }}
    >
      <Link href="/material-ui/react-button/">Buttons</Link>
      <Link
        href="/material-ui/react-menu/"
        underline="hover"
        color="text.secondary"
      >
        Menus
      </Link>
      <Link
        href="/material-ui/react-tabs/"
        underline="none"
        color="secondary"
        variant="h6"
      >
        Tabs
      </Link>
    </Stack>
  );
}
