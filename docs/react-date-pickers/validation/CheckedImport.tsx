import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const imported = ['2024-05-17', '2024-05-19', '2024-04-01', 'soon'];

// #region excerpt
const rules = {
  minDate: dayjs('2024-04-17'),
  maxDate: dayjs('2024-12-31'),
  disablePast: false,
  disableFuture: false,
  shouldDisableDate: (day: Dayjs) => day.day() === 0,
};

function DeliveryDates() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [report, setReport] = React.useState<string[]>([]);
  const { getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value: day,
    timezone: 'default',
    props: rules,
  });

  const check = (text: string) =>
    `${text}: ${getValidationErrorForNewValue(dayjs(text)) ?? 'valid'}`;
  // #endregion

  return (
    <>
      <DatePicker label="Delivery" value={day} onChange={setDay} {...rules} />
      <div>
        <Button onClick={() => setReport(imported.map(check))} sx={{ my: 1 }}>
          Check imported days
        </Button>
      </div>
      <div role="status" style={{ height: 96, lineHeight: '24px' }}>
        {report.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    </>
  );
}

export default function CheckedImport() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DeliveryDates />
    </LocalizationProvider>
  );
}
