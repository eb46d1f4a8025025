import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled, useTheme } from '@mui/material/styles';

// #region excerpt
const Trip = styled(Tab)(({ theme }) => ({
  height: 44,
  padding: '0 16px',
  border: 0,
  borderBlockEnd: '3px solid transparent',
  font: 'inherit',
  color: theme.palette.text.secondary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  [`&.${tabClasses.selected}`]: {
    color: theme.palette.text.primary,
    borderBlockEndColor: theme.palette.primary.main,
  },
  '&:focus-visible': { outline: '3px solid', outlineOffset: -3 },
}));
// #endregion

const Panel = styled(TabPanel)({ height: 48, paddingBlock: 12 });

export default function TripTabs() {
  return (
    <Tabs defaultValue="out" direction={useTheme().direction}>
      <TabsList aria-label="Parts of the trip">
        <Trip value="out">Way out</Trip>
        <Trip value="stay">Stay</Trip>
        <Trip value="back">Way back</Trip>
      </TabsList>
      <Panel value="out">Ferry at 8:40, pier 3</Panel>
      <Panel value="stay">Two nights at the lighthouse</Panel>
      <Panel value="back">Train at 17:05, platform 1</Panel>
    </Tabs>
  );
}
