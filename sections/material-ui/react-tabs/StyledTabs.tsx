import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const units = ['Day', 'Week', 'Year'];

export default function StyledTabs() {
  const [unit, setUnit] = React.useState('Week');

  // #region excerpt
  return (
    <Tabs
      aria-label="Unit of time"
      value={unit}
      onChange={(_event, name: string) => setUnit(name)}
      sx={{
        width: 'fit-content',
        minHeight: 40,
        p: 0.5,
        borderRadius: 6,
        bgcolor: 'action.hover',
        '& .MuiTab-root': { minHeight: 40, zIndex: 1 },
        '& .Mui-selected': { color: 'primary.contrastText' },
        '& .MuiTabs-indicator': { height: '100%', borderRadius: 5 },
      }}
    >
      {units.map((name) => (
        <Tab key={name} value={name} label={name} />
      ))}
    </Tabs>
  );
  // #endregion
}
