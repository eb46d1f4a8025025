import * as React from 'react';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/material/styles';

const Columns = styled(Tabs)({ display: 'flex', gap: 24, height: 132 });
const List = styled(TabsList)({ display: 'grid' });
const Season = styled(Tab)(({ theme }) => ({
  width: 112,
  border: 0,
  font: 'inherit',
  textAlign: 'start',
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  [`&.${tabClasses.selected}`]: {
    backgroundColor: theme.palette.action.selected,
  },
  [`&.${tabClasses.disabled}`]: { color: theme.palette.text.secondary },
  '&:focus-visible': { outline: '3px solid', outlineOffset: -3 },
}));

export default function VerticalTabs() {
  const [season, setSeason] = React.useState('spring');

  return (
    // #region excerpt
    <Columns
      orientation="vertical"
      selectionFollowsFocus
      value={season}
      onChange={(_event, value) => setSeason(String(value))}
    >
      <List aria-label="Seasons">
        <Season value="spring">Spring</Season>
        <Season value="summer" disabled>
          Summer
        </Season>
        <Season value="autumn">Autumn</Season>
      </List>
      <TabPanel value="spring">Sow peas</TabPanel>
      <TabPanel value="summer">Water</TabPanel>
      <TabPanel value="autumn">Plant garlic</TabPanel>
    </Columns>
    // #endregion
  );
}
