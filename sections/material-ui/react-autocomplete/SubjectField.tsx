import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const subjects = ['Broken lamp', 'Noise at night', 'Water in the cellar'];

export default function SubjectField() {
  const [text, setText] = React.useState('');

  return (
    <Box sx={{ maxWidth: 320 }}>
      {/* #region excerpt */}
      <Autocomplete
        freeSolo
        options={subjects}
        inputValue={text}
        onInputChange={(_event, next) => setText(next)}
        renderInput={(params) => <TextField {...params} label="Subject" />}
      />
      {/* #endregion */}
      <Typography variant="body2" role="status" noWrap sx={{ mt: 2 }}>
        {text ? `Subject: ${text}` : 'Choose a subject, or write your own'}
      </Typography>
    </Box>
  );
}
