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
const styles = `
.Invoice-table {
  max-width: 420px;
}

.Invoice-table .MuiTableCell-head {
  background: #0b5394;
  color: #fff;
}

.Invoice-table tbody tr:nth-of-type(even) {
  background: color-mix(in srgb, currentColor 6%, transparent);
}

.Invoice-table .MuiTableCell-footer {
  color: inherit;
  font-size: 1rem;
  font-weight: 600;
}
`;
// #endregion

export default function Invoice() {
  return (
    <>
      <style>{styles}</style>
      <Table size="small" aria-label="Invoice" className="Invoice-table">
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
    </>
  );
}
