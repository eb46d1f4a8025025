import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

interface ResultListProps {
  headers: string[];
  /** Numbers by the name of the variant. */
  results: Record<string, number[] | undefined>;
}

/** Shows the numbers of each variant, and a dash for missing ones. */
export function ResultList({ headers, results }: ResultListProps) {
  return (
    <Table size="small" aria-label="Results" sx={{ '& th, & td': { px: 0.5 } }}>
      <TableHead>
        <TableRow>
          {headers.map((header) => (
            <TableCell key={header}>{header}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {Object.entries(results).map(([name, numbers]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {headers.slice(1).map((header, index) => (
              <TableCell key={header}>
                {numbers?.[index]?.toFixed(0) ?? '–'}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
