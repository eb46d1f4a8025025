import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { day: 'Mon', calls: 64 },
  { day: 'Tue', calls: 58 },
  { day: 'Wed', calls: 71 },
  { day: 'Thu', calls: 49 },
  { day: 'Fri', calls: 37 },
];

export default function ChartWithTable() {
  const [asTable, setAsTable] = React.useState(false);

  return (
    <Box sx={{ height: 310 }}>
      <FormControlLabel
        sx={{ height: 40, mb: '10px' }}
        control={<Switch checked={asTable} />}
        onChange={(_event, checked) => setAsTable(checked)}
        label="Show as table"
      />
      {asTable ? (
        <Table size="small" aria-label="Calls answered">
          <TableHead>
            <TableRow>
              <TableCell>Day</TableCell>
              <TableCell align="right">Calls answered</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {dataset.map((row) => (
              <TableRow key={row.day}>
                <TableCell component="th" scope="row">
                  {row.day}
                </TableCell>
                <TableCell align="right">{row.calls}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        // #region excerpt
        <div
          role="img"
          aria-label="Calls answered: most on Wednesday, 71, fewest on Friday, 37."
        >
          <BarChart
            height={260}
            dataset={dataset}
            xAxis={[{ scaleType: 'band', dataKey: 'day' }]}
            series={[{ dataKey: 'calls', label: 'Calls answered' }]}
          />
        </div>
        // #endregion
      )}
    </Box>
  );
}
