import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersSectionListClasses as list } from '@mui/x-date-pickers/PickersSectionList';

// #region excerpt
const boxes = {
  [`& .${list.section}`]: { fontSize: 18 },
  [`& .${list.sectionContent}`]: {
    bgcolor: 'action.selected',
    borderRadius: 1,
    px: 0.75,
    mx: 0.25,
    '&:focus': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  },
};
// #endregion

export default function SectionLook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        enableAccessibleFieldDOMStructure
        label="Best before"
        defaultValue={dayjs('2024-04-17')}
        format="DD MMM YYYY"
        sx={boxes}
      />
    </LocalizationProvider>
  );
}
