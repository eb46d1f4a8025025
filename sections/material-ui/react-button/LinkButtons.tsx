import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/Download';
import MailIcon from '@mui/icons-material/MailOutline';
import Stack from '@mui/material/Stack';

const tides = 'time,meters\n03:12,0.4\n09:25,3.1\n15:40,0.5\n21:51,2.9\n';

export default function LinkButtons() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {/* #region excerpt */}
      <Button
        variant="contained"
        href={`data:text/csv,${encodeURIComponent(tides)}`}
        download="tides.csv"
        startIcon={<DownloadIcon />}
      >
        Tides of today (CSV)
      </Button>
      <Button href="mailto:harbor@example.com" startIcon={<MailIcon />}>
        Ask the harbor office
      </Button>
      {/* #endregion */}
    </Stack>
  );
}
