import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

export default function WidthQuery() {
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));

  return (
    <Typography role="status">
      {wide ? 'At least 900 px wide' : 'Less than 900 px wide'}
    </Typography>
  );
}
