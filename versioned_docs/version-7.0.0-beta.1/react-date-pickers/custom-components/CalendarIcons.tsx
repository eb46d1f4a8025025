import dayjs from 'dayjs';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import EventIcon from '@mui/icons-material/EventOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CalendarIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DatePicker
        label="Inspection"
        defaultValue={dayjs('2024-04-17')}
        slots={{
          openPickerIcon: EventIcon,
          leftArrowIcon: ArrowBackIcon,
          rightArrowIcon: ArrowForwardIcon,
          switchViewIcon: ExpandMoreIcon,
        }}
        slotProps={{
          leftArrowIcon: { fontSize: 'small' },
          rightArrowIcon: { fontSize: 'small' },
          previousIconButton: { color: 'primary' },
          nextIconButton: { color: 'primary' },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
