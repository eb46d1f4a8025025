import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import BellIcon from '@mui/icons-material/Notifications';
import LockIcon from '@mui/icons-material/Lock';
import PersonIcon from '@mui/icons-material/Person';

const texts = ['Name and photo', 'What we send you', 'Password and keys'];

export default function VerticalTabs() {
  const [shown, setShown] = React.useState(0);

  return (
    <Box sx={{ display: 'flex', minHeight: 144 }}>
      {/* #region excerpt */}
      <Tabs
        aria-label="Settings"
        orientation="vertical"
        selectionFollowsFocus
        value={shown}
        onChange={(_event, index: number) => setShown(index)}
        sx={{
          borderRight: 1,
          borderColor: 'divider',
          '& .MuiTab-root': { minHeight: 48, justifyContent: 'flex-start' },
        }}
      >
        <Tab icon={<PersonIcon />} iconPosition="start" label="Profile" />
        <Tab icon={<BellIcon />} iconPosition="start" label="Alerts" />
        <Tab icon={<LockIcon />} iconPosition="start" label="Safety" />
      </Tabs>
      {/* #endregion */}
      <Box role="status" sx={{ p: 2 }}>
        {texts[shown]}
      </Box>
    </Box>
  );
}
