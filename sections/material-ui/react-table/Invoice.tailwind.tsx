import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const lines = [
  { article: 'Oak board', price: 84 },
  { article: 'Wood screws', price: 12 },
  { article: 'Linseed oil', price: 19 },
];
const total = lines.reduce((sum, { price }) => sum + price, 0);

// #region excerpt
const table =
  'max-w-105 [&_.MuiTableCell-head]:bg-sky-800! [&_.MuiTableCell-head]:text-white! [&_tbody_tr:nth-of-type(even)]:bg-slate-100 dark:[&_tbody_tr:nth-of-type(even)]:bg-slate-800';
const footer =
  '[&_.MuiTableCell-footer]:text-[1rem]! [&_.MuiTableCell-footer]:font-semibold! [&_.MuiTableCell-footer]:text-inherit!';
// #endregion

export default function Invoice() {
  return (
    <Table size="small" aria-label="Invoice" className={`${table} ${footer}`}>
      <TableHead>
        <TableRow>
          <TableCell>Article</TableCell>
          <TableCell align="right">Price</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ article, price }) => (
          <TableRow key={article}>
            <TableCell component="th" scope="row">
              {article}
            </TableCell>
            <TableCell align="right">{price}.00</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row">
            Total
          </TableCell>
          <TableCell align="right">{total}.00</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
