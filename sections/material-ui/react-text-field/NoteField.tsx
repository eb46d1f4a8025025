import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const LIMIT = 120;

export default function NoteField() {
  const [note, setNote] = React.useState('The key is under the third stone.');

  return (
    <Box sx={{ height: 154, maxWidth: 360 }}>
      {/* #region excerpt */}
      <TextField
        label="Note for the neighbors"
        multiline
        minRows={2}
        maxRows={4}
        fullWidth
        value={note}
        onChange={(event) => setNote(event.target.value)}
        inputProps={{ maxLength: LIMIT }}
        helperText={`${LIMIT - note.length} characters left`}
      />
      {/* #endregion */}
    </Box>
  );
}
