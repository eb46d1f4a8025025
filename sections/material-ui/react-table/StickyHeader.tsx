import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { harbors } from '../_data/harbors';

// #region excerpt
const firstColumn = {
  position: 'sticky',
  insetInlineStart: 0,
  bgcolor: 'background.default',
};

export default function StickyHeader() {
  return (
    <TableContainer
      role="region"
      aria-label="All harbors"
      tabIndex={0}
      sx={{ height: 260 }}
    >
      <Table stickyHeader size="small" sx={{ minWidth: 560 }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...firstColumn, zIndex: 3 }}>Harbor</TableCell>
            <TableCell>Country</TableCell>
            <TableCell align="right">Berths</TableCell>
            <TableCell align="right">Cargo, 1000 t</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {harbors.map(({ name, country, berths, cargo }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={firstColumn}>
                {name}
              </TableCell>
              <TableCell>{country}</TableCell>
              <TableCell align="right">{berths}</TableCell>
              <TableCell align="right">{cargo}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
// #endregion
