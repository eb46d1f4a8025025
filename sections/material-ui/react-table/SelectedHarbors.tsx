import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { harbors } from '../_data/harbors';

const rows = harbors.slice(0, 4);
const names = rows.map(({ name }) => name);

export default function SelectedHarbors() {
  const [selected, setSelected] = React.useState<readonly string[]>([
    'Bellmare',
  ]);
  const all = selected.length === rows.length;

  function toggle(name: string) {
    const others = selected.filter((other) => other !== name);
    setSelected(selected.includes(name) ? others : [...selected, name]);
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Table size="small" aria-label="Harbors to select">
        <TableHead>
          <TableRow>
            {/* #region excerpt */}
            <TableCell padding="checkbox">
              <Checkbox
                inputProps={{ 'aria-label': 'Select all harbors' }}
                checked={all}
                indeterminate={selected.length > 0 && !all}
                onChange={() => setSelected(all ? [] : names)}
              />
            </TableCell>
            {/* #endregion */}
            <TableCell>Harbor</TableCell>
            <TableCell align="right">Cargo</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, cargo }) => (
            <TableRow key={name} hover selected={selected.includes(name)}>
              <TableCell padding="checkbox">
                <Checkbox
                  inputProps={{ 'aria-label': `Select ${name}` }}
                  checked={selected.includes(name)}
                  onChange={() => toggle(name)}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{cargo}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="body2" role="status">
        {selected.length} selected
      </Typography>
    </Box>
  );
}
