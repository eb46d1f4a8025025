import Alert from '@mui/material/Alert';

// #region excerpt
const styles = `
.DeadlineAlert.MuiAlert-root {
  height: 56px;
  border: 1px solid #c4b5fd;
  border-inline-start-width: 8px;
  background-color: #f5f3ff;
  color: #3b0764;
}

.DeadlineAlert.MuiAlert-root:hover {
  border-color: #7c3aed;
}

.DeadlineAlert.MuiAlert-root .MuiAlert-icon {
  color: #7c3aed;
}
`;
// #endregion

export default function DeadlineAlert() {
  return (
    <>
      <style>{styles}</style>
      <Alert severity="info" className="DeadlineAlert">
        Send the form by Friday.
      </Alert>
    </>
  );
}
