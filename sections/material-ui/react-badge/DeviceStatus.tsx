import * as React from 'react';
import PrintIcon from '@mui/icons-material/Print';
import ScannerIcon from '@mui/icons-material/Scanner';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const devices = [
  { name: 'Printer', icon: <PrintIcon /> },
  { name: 'Scanner', icon: <ScannerIcon /> },
];

export default function DeviceStatus() {
  const [offline, setOffline] = React.useState(['Scanner']);

  return (
    <Stack spacing={2}>
      {devices.map(({ name, icon }) => {
        const isOffline = offline.includes(name);
        return (
          <Stack
            key={name}
            direction="row"
            spacing={2}
            sx={{ alignItems: 'center' }}
          >
            {/* #region excerpt */}
            <Badge
              variant="dot"
              color="error"
              overlap="circular"
              anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
              invisible={!isOffline}
            >
              <Avatar sx={{ bgcolor: '#37474f', color: '#fff' }}>{icon}</Avatar>
            </Badge>
            {/* #endregion */}
            <Typography sx={{ width: 160 }}>
              {name}: {isOffline ? 'offline' : 'ready'}
            </Typography>
          </Stack>
        );
      })}
      <Button
        variant="outlined"
        onClick={() => setOffline(offline.length > 0 ? [] : ['Scanner'])}
        sx={{ alignSelf: 'flex-start' }}
      >
        {offline.length > 0 ? 'Connect the scanner' : 'Unplug the scanner'}
      </Button>
    </Stack>
  );
}
