import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { alpha, useTheme } from '@mui/material/styles';
import {
  MOST_VISITORS,
  OPEN_DAYS,
  OPEN_HOURS,
  visitorsAt,
} from '../_data/library';

export default function HeatTable() {
  const { palette } = useTheme();

  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Visitors of a library by weekday and hour"
      sx={{ height: 250, overflowX: 'auto' }}
    >
      <Table size="small" aria-label="Visitors by weekday and hour">
        <TableHead>
          <TableRow>
            <TableCell>Hour</TableCell>
            {OPEN_HOURS.map((hour) => (
              <TableCell key={hour} align="center">
                {hour}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {/* #region excerpt */}
          {OPEN_DAYS.map((day) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {day}
              </TableCell>
              {OPEN_HOURS.map((hour) => {
                const visitors = visitorsAt(day, hour);
                const strength = (visitors / MOST_VISITORS) * 0.45;
                const bgcolor = alpha(palette.primary.main, strength);
                return (
                  <TableCell key={hour} align="center" sx={{ bgcolor }}>
                    {visitors}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
          {/* #endregion */}
        </TableBody>
      </Table>
    </Box>
  );
}
