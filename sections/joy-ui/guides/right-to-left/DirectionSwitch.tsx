import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { JoyDemo } from '../../_parts/JoyDemo';

// #region excerpt
const caches = {
  ltr: createCache({ key: 'joy-ltr' }),
  rtl: createCache({ key: 'joy-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

export default function DirectionSwitch() {
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('rtl');

  return (
    <CacheProvider value={caches[direction]}>
      <JoyDemo>
        <Stack dir={direction} spacing={2} sx={{ maxWidth: 360 }}>
          <Typography
            component="label"
            endDecorator={
              <Switch
                checked={direction === 'rtl'}
                onChange={({ target }) =>
                  setDirection(target.checked ? 'rtl' : 'ltr')
                }
              />
            }
          >
            Right to left
          </Typography>
          <Input
            defaultValue="12"
            endDecorator="kg"
            slotProps={{ input: { 'aria-label': 'Weight' } }}
          />
          <Tabs defaultValue="land" direction={direction}>
            <TabList aria-label="Route">
              <Tab value="land">Land</Tab>
              <Tab value="sea">Sea</Tab>
              <Tab value="air">Air</Tab>
            </TabList>
          </Tabs>
        </Stack>
      </JoyDemo>
    </CacheProvider>
  );
}
// #endregion
