import * as React from 'react';
import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import { useRtl } from '@mui/system/RtlProvider';
import { JoyDemo } from '../_parts/JoyDemo';

const visits = { Day: 84, Week: 530, Year: 27_400 };

export default function PeriodTabs() {
  const isRtl = useRtl();
  const [period, setPeriod] = React.useState<string | number | null>('Week');

  return (
    <JoyDemo>
      {/* #region excerpt */}
      <Tabs
        value={period}
        onChange={(_event, value) => setPeriod(value)}
        selectionFollowsFocus
        direction={isRtl ? 'rtl' : 'ltr'}
        sx={{ bgcolor: 'transparent' }}
      >
        <TabList
          aria-label="Period"
          disableUnderline
          sx={{
            alignSelf: 'flex-start',
            p: 0.5,
            gap: 0.5,
            borderRadius: 'lg',
            bgcolor: 'background.level1',
            [`& .${tabClasses.root}`]: { borderRadius: 'md' },
            [`& .${tabClasses.selected}`]: {
              bgcolor: 'background.surface',
              boxShadow: 'sm',
            },
          }}
        >
          {Object.keys(visits).map((name) => (
            <Tab key={name} value={name} disableIndicator>
              {name}
            </Tab>
          ))}
        </TabList>
        {Object.entries(visits).map(([name, count]) => (
          <TabPanel key={name} value={name}>
            {count.toLocaleString('en')} visits
          </TabPanel>
        ))}
      </Tabs>
      {/* #endregion */}
    </JoyDemo>
  );
}
