import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import charts from '@mui/x-charts/package.json';
import grid from '@mui/x-data-grid/package.json';
import pickers from '@mui/x-date-pickers/package.json';
import tree from '@mui/x-tree-view/package.json';

const packages = [grid, pickers, charts, tree];

export default function InstalledVersions() {
  return (
    <Table size="small" aria-label="Versions in this page">
      <TableHead>
        <TableRow>
          <TableCell>Package</TableCell>
          <TableCell>Version</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {packages.map(({ name, version }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              <bdi>{name}</bdi>
            </TableCell>
            <TableCell>
              <bdi>{version}</bdi>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
