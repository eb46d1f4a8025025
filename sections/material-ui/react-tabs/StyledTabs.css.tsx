import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const units = ['Day', 'Week', 'Year'];

// #region excerpt
const styles = `
.StyledTabs-root.MuiTabs-root {
  width: fit-content;
  min-height: 40px;
  padding: 4px;
  background: color-mix(in srgb, currentColor 6%, transparent);
  border-radius: 24px;
}

.StyledTabs-root .MuiTab-root {
  z-index: 1;
  min-height: 40px;
}

.StyledTabs-root .MuiTab-root.Mui-selected {
  color: #fff;
}

.StyledTabs-root .MuiTabs-indicator {
  height: 100%;
  background: #0369a1;
  border-radius: 20px;
}
`;
// #endregion

export default function StyledTabs() {
  const [unit, setUnit] = React.useState('Week');

  return (
    <>
      <style>{styles}</style>
      <Tabs
        aria-label="Unit of time"
        value={unit}
        onChange={(_event, name: string) => setUnit(name)}
        className="StyledTabs-root"
      >
        {units.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
    </>
  );
}
