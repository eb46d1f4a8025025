import { Tab, type TabProps } from '@mui/base/Tab';
import { TabPanel, type TabPanelProps } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useTheme } from '@mui/material/styles';

// #region excerpt
const tab =
  'h-11 cursor-pointer border-0 border-b-3 border-solid border-transparent bg-transparent px-4 text-base text-stone-600 dark:text-stone-300';
const states =
  '[&.base--selected]:border-blue-600 [&.base--selected]:text-black dark:[&.base--selected]:text-white focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-current';

function Trip(props: TabProps) {
  return <Tab className={`${tab} ${states}`} {...props} />;
}

function Panel(props: TabPanelProps) {
  return <TabPanel className="h-12 py-3" {...props} />;
}
// #endregion

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
