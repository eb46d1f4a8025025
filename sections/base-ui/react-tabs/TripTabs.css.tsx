import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useTheme } from '@mui/material/styles';

// #region excerpt
const styles = `
.TripTabs .base-Tab-root {
  height: 44px;
  padding: 0 16px;
  border: 0;
  border-block-end: 3px solid transparent;
  background: none;
  color: color-mix(in srgb, CanvasText 75%, Canvas);
  font: inherit;
  cursor: pointer;
}

.TripTabs .base--selected {
  border-block-end-color: #2563eb;
  color: CanvasText;
}

.TripTabs .base-Tab-root:focus-visible {
  outline: 3px solid;
  outline-offset: -3px;
}

.TripTabs .base-TabPanel-root {
  height: 48px;
  padding-block: 12px;
  box-sizing: border-box;
}
`;
// #endregion

export default function TripTabs() {
  return (
    <Tabs
      className="TripTabs"
      defaultValue="out"
      direction={useTheme().direction}
    >
      <style>{styles}</style>
      <TabsList aria-label="Parts of the trip">
        <Tab value="out">Way out</Tab>
        <Tab value="stay">Stay</Tab>
        <Tab value="back">Way back</Tab>
      </TabsList>
      <TabPanel value="out">Ferry at 8:40, pier 3</TabPanel>
      <TabPanel value="stay">Two nights at the lighthouse</TabPanel>
      <TabPanel value="back">Train at 17:05, platform 1</TabPanel>
    </Tabs>
  );
}
