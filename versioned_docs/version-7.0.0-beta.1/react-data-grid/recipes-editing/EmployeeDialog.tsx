import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Employee } from '../_data/employees';

interface EmployeeDialogProps {
  employee: Employee;
  onSave: (employee: Employee) => void;
  onClose: () => void;
}

export function EmployeeDialog({
  employee,
  onSave,
  onClose,
}: EmployeeDialogProps) {
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSave({
      ...employee,
      name: String(form.get('name')).trim(),
      role: String(form.get('role')).trim(),
      hours: Number(form.get('hours')),
    });
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby="employee-dialog">
      <form onSubmit={submit}>
        <DialogTitle id="employee-dialog">{employee.name}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
          <TextField
            required
            name="name"
            label="Name"
            defaultValue={employee.name}
          />
          <TextField
            required
            name="role"
            label="Role"
            defaultValue={employee.role}
          />
          <TextField
            required
            name="hours"
            label="Hours a week"
            type="number"
            inputProps={{ min: 8, max: 40 }}
            defaultValue={employee.hours}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
