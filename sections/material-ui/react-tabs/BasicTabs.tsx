import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const trails = [
  { id: 'route', label: 'Route', text: 'A loop of 12 km, signed in red.' },
  { id: 'season', label: 'Season', text: 'May to October.' },
  { id: 'arrival', label: 'Arrival', text: 'Bus 31 to the last stop.' },
];

export default function BasicTabs() {
  // #region excerpt
  const [shown, setShown] = React.useState('route');

  return (
    <Box sx={{ minHeight: 112 }}>
      <Tabs
        aria-label="Ridge trail"
        value={shown}
        onChange={(_event, id: string) => setShown(id)}
      >
        {trails.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            id={`${id}-tab`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      {trails.map(({ id, text }) => (
        <Box
          key={id}
          role="tabpanel"
          hidden={id !== shown}
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab`}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
  // #endregion
}
