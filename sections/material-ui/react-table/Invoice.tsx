import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
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
const InvoiceTable = styled(Table)(({ theme }) => ({
  maxWidth: 420,
  [`& .${tableCellClasses.head}`]: {
    backgroundColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
  },
  '& tbody tr:nth-of-type(even)': {
    backgroundColor: theme.palette.action.hover,
  },
  [`& .${tableCellClasses.footer}`]: {
    color: theme.palette.text.primary,
    fontSize: theme.typography.body1.fontSize,
    fontWeight: 600,
  },
}));
// #endregion

export default function Invoice() {
  return (
    <InvoiceTable size="small" aria-label="Invoice">
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
    </InvoiceTable>
  );
}
