import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

// #region excerpt
function YourSettings() {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Typography>
      Your language is {locale}, your time zone is {timeZone}.
    </Typography>
  );
}

export default function BrowserOnly() {
  return (
    <Paper variant="outlined" sx={{ p: 2, height: { xs: 116, md: 92 } }}>
      <Typography variant="subtitle2" component="p">
        Appointment
      </Typography>
      <NoSsr fallback={<Skeleton sx={{ fontSize: 16, maxWidth: 400 }} />}>
        <YourSettings />
      </NoSsr>
    </Paper>
  );
}
// #endregion
