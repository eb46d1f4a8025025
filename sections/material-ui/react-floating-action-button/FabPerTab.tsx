import * as React from 'react';
import AddIcon from '@mui/icons-material/PersonAdd';
import Box from '@mui/material/Box';
import CallIcon from '@mui/icons-material/Call';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';

// #region excerpt
const actions = [
  { tab: 'Calls', label: 'Start a call', color: 'success', icon: <CallIcon /> },
  {
    tab: 'Contacts',
    label: 'Add contact',
    color: 'primary',
    icon: <AddIcon />,
  },
] as const;

function ActionOfTab({ tab }: { tab: number }) {
  return actions.map(({ label, color, icon }, index) => (
    <Zoom
      key={label}
      in={tab === index}
      unmountOnExit
      style={{ transitionDelay: tab === index ? '200ms' : '0ms' }}
    >
      <Fab
        color={color}
        aria-label={label}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        {icon}
      </Fab>
    </Zoom>
  ));
}
// #endregion

export default function FabPerTab() {
  const [tab, setTab] = React.useState(0);

  return (
    <Box
      sx={{
        position: 'relative',
        height: 200,
        maxWidth: 360,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Tabs
        value={tab}
        onChange={(_event, next: number) => setTab(next)}
        aria-label="Phone"
      >
        {actions.map((action) => (
          <Tab key={action.tab} label={action.tab} />
        ))}
      </Tabs>
      <ActionOfTab tab={tab} />
    </Box>
  );
}
