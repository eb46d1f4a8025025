import Alert, { alertClasses } from '@mui/material/Alert';

// #region excerpt
export default function DeadlineAlert() {
  return (
    <Alert
      severity="info"
      sx={{
        height: 56,
        border: '1px solid',
        borderColor: '#c4b5fd',
        borderInlineStartWidth: 8,
        backgroundColor: '#f5f3ff',
        color: '#3b0764',
        [`& .${alertClasses.icon}`]: { color: '#7c3aed' },
        '&:hover': { borderColor: '#7c3aed' },
      }}
    >
      Send the form by Friday.
    </Alert>
  );
}
// #endregion
