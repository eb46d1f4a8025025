import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'salary', headerName: 'Salary', type: 'number', editable: true },
];

interface Question {
  newRow: Employee;
  oldRow: Employee;
  answer: (row: Employee) => void;
}

export default function ConfirmSaving() {
  const [question, setQuestion] = React.useState<Question | null>(null);
  // #region excerpt
  const ask = (newRow: Employee, oldRow: Employee) => {
    if (newRow.salary === oldRow.salary) return oldRow;
    return new Promise<Employee>((answer) => {
      setQuestion({ newRow, oldRow, answer });
    });
  };
  const answer = (row: Employee | undefined) => {
    if (row) question?.answer(row);
    setQuestion(null);
  };
  // #endregion

  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Salaries, saved after confirmation"
        rows={rows}
        columns={columns}
        processRowUpdate={ask}
        hideFooter
      />
      <Dialog
        open={question !== null}
        onClose={() => answer(question?.oldRow)}
        aria-labelledby="confirm-salary"
      >
        <DialogTitle id="confirm-salary">Change this salary?</DialogTitle>
        <DialogContent>
          {question?.newRow.name}: {question?.oldRow.salary} →{' '}
          {question?.newRow.salary}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => answer(question?.oldRow)}>No, go back</Button>
          <Button onClick={() => answer(question?.newRow)}>Yes, change</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
