import * as React from 'react';
import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function UnreadCount() {
  const [unread, setUnread] = React.useState(4);
  const [showZero, setShowZero] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {/* #region excerpt */}
      <IconButton aria-label={`Messages, ${unread} unread`}>
        <Badge badgeContent={unread} max={20} showZero={showZero} color="error">
          <MailIcon />
        </Badge>
      </IconButton>
      {/* #endregion */}
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setUnread(unread + 7)}>
          Receive 7
        </Button>
        <Button variant="outlined" onClick={() => setUnread(0)}>
          Read all
        </Button>
      </Stack>
      <FormControlLabel
        control={
          <Switch
            checked={showZero}
            onChange={(event) => setShowZero(event.target.checked)}
          />
        }
        label="Show zero"
      />
    </Stack>
  );
}
