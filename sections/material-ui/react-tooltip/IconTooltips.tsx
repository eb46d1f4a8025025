import ArchiveIcon from '@mui/icons-material/Archive';
import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function IconTooltips() {
  return (
    <Stack direction="row" spacing={2} sx={{ height: 40 }}>
      {/* #region excerpt */}
      <Tooltip title="Archive">
        <IconButton>
          <ArchiveIcon />
        </IconButton>
      </Tooltip>
      <Tooltip describeChild title="Opens the settings of your printer">
        <Button startIcon={<PrintIcon />}>Print</Button>
      </Tooltip>
      {/* #endregion */}
    </Stack>
  );
}
