import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { type Harbor, harbors } from '../_data/harbors';

type Column = 'name' | 'berths' | 'cargo';

const columns: { id: Column; title: string; numeric?: true }[] = [
  { id: 'name', title: 'Harbor' },
  { id: 'berths', title: 'Berths', numeric: true },
  { id: 'cargo', title: 'Cargo', numeric: true },
];

function compare(a: Harbor, b: Harbor, column: Column): number {
  if (column === 'name') return a.name.localeCompare(b.name);
  return a[column] - b[column];
}

export default function SortedHarbors() {
  const [column, setColumn] = React.useState<Column>('cargo');
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('desc');
  const sign = direction === 'asc' ? 1 : -1;
  const rows = harbors.slice(0, 5).sort((a, b) => sign * compare(a, b, column));

  // #region excerpt
  function sortBy(id: Column) {
    setDirection(id === column && direction === 'asc' ? 'desc' : 'asc');
    setColumn(id);
  }

  const head = columns.map(({ id, title, numeric }) => (
    <TableCell
      key={id}
      align={numeric ? 'right' : undefined}
      sortDirection={id === column && direction}
    >
      <TableSortLabel
        active={id === column}
        direction={id === column ? direction : 'asc'}
        onClick={() => sortBy(id)}
      >
        {title}
      </TableSortLabel>
    </TableCell>
  ));
  // #endregion

  return (
    <Table
      size="small"
      aria-label="Harbors, sorted"
      sx={{ '& th, & td': { px: 1 } }}
    >
      <TableHead>
        <TableRow>{head}</TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, berths, cargo }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{berths}</TableCell>
            <TableCell align="right">{cargo}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
