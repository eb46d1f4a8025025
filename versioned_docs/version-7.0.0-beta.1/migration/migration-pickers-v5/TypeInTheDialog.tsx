import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import type { DateView } from '@mui/x-date-pickers/models';

// #region excerpt
function TypingLayout(
  props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>,
) {
  const { toolbar, content, actionBar } = usePickerLayout(props);
  const [typing, setTyping] = React.useState(false);
  return (
    <PickersLayoutRoot ownerState={props}>
      {toolbar}
      <PickersLayoutContentWrapper>
        <Button
          onClick={() => setTyping(!typing)}
          sx={{ alignSelf: 'flex-start', m: 1 }}
        >
          {typing ? 'Choose in the calendar' : 'Type the date'}
        </Button>
        {typing ? (
          <DateField
            label="Date"
            defaultValue={props.value}
            // Keep incomplete dates in the field.
            onChange={(date, { validationError }) => {
              if (validationError === null) props.onChange(date);
            }}
            sx={{ m: 2 }}
          />
        ) : (
          content
        )}
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}
// #endregion

export default function TypeInTheDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          pt: 2,
          height: 100,
          boxSizing: 'border-box',
        }}
      >
        <MobileDatePicker
          label="Date of birth"
          defaultValue={dayjs('1987-11-03')}
          slots={{ layout: TypingLayout }}
        />
      </Box>
    </LocalizationProvider>
  );
}
