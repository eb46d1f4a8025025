import AcUnitIcon from '@mui/icons-material/AcUnit';
import CloudDoneIcon from '@mui/icons-material/CloudDone';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertIcons() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 420 }}>
      {/* #region excerpt */}
      <Alert
        severity="info"
        icon={<AcUnitIcon fontSize="inherit" />}
        role="note"
      >
        Frost in the night
      </Alert>
      <Alert
        severity="success"
        color="info"
        iconMapping={{ success: <CloudDoneIcon fontSize="inherit" /> }}
        role="note"
      >
        All files are in the cloud
      </Alert>
      <Alert severity="warning" icon={false} role="note">
        Unsaved changes
      </Alert>
      {/* #endregion */}
    </Stack>
  );
}
