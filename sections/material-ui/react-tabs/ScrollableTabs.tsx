import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const decades = Array.from(
  { length: 14 },
  (_, index) => `${1890 + index * 10}s`,
);

export default function ScrollableTabs() {
  const [decade, setDecade] = React.useState('1890s');

  return (
    <>
      {/* #region excerpt */}
      <Tabs
        aria-label="Decades"
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        value={decade}
        onChange={(_event, name: string) => setDecade(name)}
      >
        {decades.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
      {/* #endregion */}
      <Typography role="status" sx={{ p: 2 }}>
        Photos of the {decade}
      </Typography>
    </>
  );
}
