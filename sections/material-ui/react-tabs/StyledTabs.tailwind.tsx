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
      className="min-h-10! w-fit rounded-3xl bg-slate-100 p-1 dark:bg-slate-800"
      classes={{ indicator: 'h-full! rounded-full bg-sky-700!' }}
    >
      {units.map((name) => (
        <Tab
          key={name}
          value={name}
          label={name}
          className="z-1 min-h-10!"
          classes={{ selected: 'text-white!' }}
        />
      ))}
    </Tabs>
  );
  // #endregion
}
