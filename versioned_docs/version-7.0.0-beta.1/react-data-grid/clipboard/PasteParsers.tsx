import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';
import { ClipboardText } from './ClipboardText';

const rows = createEmployees();

// #region excerpt
/** Reads 52.500,00 € as 52500; text that is not a number is not pasted. */
function parseEuros(text: string): number | undefined {
  const plain = text.replace(/[€\s.]/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Reads 24.12.2023. */
function parseDay(text: string): Date | undefined {
  const [, day, month, year] =
    /^(\d+)\.(\d+)\.(\d{4})$/.exec(text.trim()) ?? [];
  return year
    ? new Date(Number(year), Number(month) - 1, Number(day))
    : undefined;
}
// #endregion

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 110,
    editable: true,
    pastedValueParser: parseEuros,
  },
  {
    field: 'startedOn',
    headerName: 'Started',
    type: 'date',
    groupable: false,
    width: 120,
    editable: true,
    pastedValueParser: parseDay,
  },
];

const sample = '52.500,00 €\t24.12.2023\nunknown\t1.2.2024';

export default function PasteParsers() {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 440 }}
    >
      <ClipboardText label="German amounts to paste" text={sample} copy />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Salaries and days to paste over"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
        />
      </div>
    </Box>
  );
}
