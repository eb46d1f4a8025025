import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import { JoyDemo } from '../_parts/JoyDemo';

const hours = ['6', '7', '8', '9', '10', '11', '12', '13'];

export default function TimetableLooks() {
  const [striped, setStriped] = React.useState(true);
  const [lines, setLines] = React.useState(false);

  return (
    <JoyDemo>
      <Stack direction="row" gap={2} sx={{ mb: 1.5 }}>
        <Checkbox
          label="Stripes"
          checked={striped}
          onChange={(event) => setStriped(event.target.checked)}
        />
        <Checkbox
          label="Lines"
          checked={lines}
          onChange={(event) => setLines(event.target.checked)}
        />
      </Stack>
      {/* #region excerpt */}
      <Sheet
        variant="outlined"
        role="region"
        aria-label="Departures"
        tabIndex={0}
        sx={{ height: 180, overflow: 'auto', borderRadius: 'sm' }}
      >
        <Table
          aria-label="Departures"
          stickyHeader
          size="sm"
          stripe={striped ? 'odd' : undefined}
          borderAxis={lines ? 'bothBetween' : 'xBetween'}
        >
          <thead>
            <tr>
              <th>Harbor</th>
              <th>Island</th>
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <td>{hour}:10</td>
                <td>{hour}:45</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Sheet>
      {/* #endregion */}
    </JoyDemo>
  );
}
