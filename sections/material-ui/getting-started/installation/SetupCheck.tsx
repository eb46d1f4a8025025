import * as React from 'react';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTheme } from '@mui/material/styles';
import version from '@mui/material/version';

// #region excerpt
export default function SetupCheck() {
  const { palette, typography } = useTheme();
  const [clicks, setClicks] = React.useState(0);

  const rows = [
    ['Material UI', version],
    ['React', React.version],
    ['Mode', palette.mode],
    ['Font', typography.fontFamily?.split(',')[0]],
  ];

  return (
    <>
      <Table size="small" aria-label="Installation" sx={{ maxWidth: 400 }}>
        <TableBody>
          {rows.map(([name, value]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button
        variant="contained"
        sx={{ mt: 2 }}
        onClick={() => setClicks(clicks + 1)}
      >
        Clicked: {clicks}
      </Button>
    </>
  );
}
// #endregion
