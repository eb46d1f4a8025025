import { Tab, type TabOwnerState } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled, useTheme } from '@mui/material/styles';

// #region excerpt
const slotProps = {
  root: ({ selected }: TabOwnerState) => ({
    className: selected ? 'tea tea-chosen' : 'tea',
  }),
};
// #endregion

const Space = styled('div')(({ theme }) => ({
  height: 88,
  '& .tea': {
    height: 40,
    marginInlineEnd: 8,
    border: '1px solid',
    borderRadius: 20,
    font: 'inherit',
    color: theme.palette.text.primary,
    backgroundColor: 'transparent',
  },
  '& .tea-chosen': {
    color: theme.palette.background.paper,
    backgroundColor: theme.palette.text.primary,
  },
}));

export default function TeaTabs() {
  return (
    <Space>
      <Tabs defaultValue="green" direction={useTheme().direction}>
        <TabsList aria-label="Teas">
          <Tab value="green" slotProps={slotProps}>
            Green
          </Tab>
          <Tab value="black" slotProps={slotProps}>
            Black
          </Tab>
        </TabsList>
        <TabPanel value="green">80 °C, two minutes</TabPanel>
        <TabPanel value="black">95 °C, four minutes</TabPanel>
      </Tabs>
    </Space>
  );
}
