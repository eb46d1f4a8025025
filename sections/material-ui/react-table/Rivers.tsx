import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rivers = [
  { name: 'Danube', length: 2850, countries: 10 },
  { name: 'Rhine', length: 1233, countries: 6 },
  { name: 'Loire', length: 1006, countries: 1 },
];

export default function Rivers() {
  return (
    // #region excerpt
    <TableContainer>
      <Table size="small" aria-label="Rivers">
        <TableHead>
          <TableRow>
            <TableCell>River</TableCell>
            <TableCell align="right">Length, km</TableCell>
            <TableCell align="right">Countries</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rivers.map(({ name, length, countries }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{length}</TableCell>
              <TableCell align="right">{countries}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
    // #endregion
  );
}
