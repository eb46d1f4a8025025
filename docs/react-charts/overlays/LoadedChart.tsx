import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import ChoiceField from '../_parts/ChoiceField';
import { WEEKDAYS } from '../_data/bikes';
import { fetchRentals, type Group } from './fetchRentals';

const groups: readonly Group[] = ['members', 'guests', 'staff'];

interface Answer {
  group: Group;
  data: number[];
  error?: string;
}

export default function LoadedChart() {
  const [group, setGroup] = React.useState<Group>('members');
  const [answer, setAnswer] = React.useState<Answer | null>(null);

  // #region excerpt
  React.useEffect(() => {
    const controller = new AbortController();
    fetchRentals(group, controller.signal)
      .then((data) => setAnswer({ group, data }))
      .catch((error: Error) =>
        setAnswer({ group, data: [], error: error.message }),
      );
    return () => controller.abort();
  }, [group]);

  const isLoading = answer?.group !== group;
  const data = isLoading ? [] : answer.data;
  const message = isLoading ? undefined : answer.error;
  // #endregion

  return (
    <Box sx={{ height: 340 }}>
      <Box sx={{ height: 60, pt: '8px' }}>
        <ChoiceField
          label="Rentals of"
          options={groups}
          value={group}
          onChange={setGroup}
        />
      </Box>
      <div
        role="img"
        aria-busy={isLoading}
        aria-label={message ?? `Bike rentals of ${group} in a week`}
      >
        <BarChart
          height={280}
          margin={{ top: 10, right: 10 }}
          loading={isLoading}
          xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
          series={[{ id: group, data }]}
          slotProps={{ noDataOverlay: { message } }}
        />
      </div>
    </Box>
  );
}
