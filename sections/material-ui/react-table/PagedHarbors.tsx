import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { harbors } from '../_data/harbors';

export default function PagedHarbors() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(6);
  const start = page * rowsPerPage;
  const rows = harbors.slice(start, start + rowsPerPage);

  return (
    <Paper variant="outlined" sx={{ height: 289, overflow: 'auto' }}>
      <Table size="small" aria-label="Harbors, in pages">
        <TableHead>
          <TableRow>
            <TableCell>Harbor</TableCell>
            <TableCell>Country</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, country }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{country}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {/* #region excerpt */}
      <TablePagination
        component="div"
        count={harbors.length}
        page={page}
        onPageChange={(_event, newPage) => setPage(newPage)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[3, 6]}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
        labelRowsPerPage="Rows:"
        sx={{
          '& .MuiTablePagination-input': { mr: 1 },
          '& .MuiTablePagination-actions': { ml: 0.5 },
        }}
      />
      {/* #endregion */}
    </Paper>
  );
}
