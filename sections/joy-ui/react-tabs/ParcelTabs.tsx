import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import { useRtl } from '@mui/system/RtlProvider';
import { JoyDemo } from '../_parts/JoyDemo';

export default function ParcelTabs() {
  const isRtl = useRtl();

  return (
    <JoyDemo>
      <Tabs defaultValue="status" direction={isRtl ? 'rtl' : 'ltr'}>
        <TabList aria-label="Parcel">
          <Tab value="status">Status</Tab>
          <Tab value="address">Address</Tab>
          <Tab value="invoice" disabled>
            Invoice
          </Tab>
        </TabList>
        <TabPanel value="status">On its way since Tuesday.</TabPanel>
        <TabPanel value="address">7 Mill Lane, second floor.</TabPanel>
        <TabPanel value="invoice">Not ready.</TabPanel>
      </Tabs>
    </JoyDemo>
  );
}
