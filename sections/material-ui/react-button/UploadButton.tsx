import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import UploadIcon from '@mui/icons-material/Upload';

export default function UploadButton() {
  const input = React.useRef<HTMLInputElement>(null);
  const [names, setNames] = React.useState<string[]>([]);

  return (
    <Box>
      {/* #region excerpt */}
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        onClick={() => input.current?.click()}
      >
        Add photos
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Photos"
        onChange={({ target }) =>
          setNames(Array.from(target.files ?? [], (file) => file.name))
        }
      />
      {/* #endregion */}
      <Typography variant="body2" role="status" noWrap sx={{ mt: 2 }}>
        {names.join(', ') || 'No photos yet'}
      </Typography>
    </Box>
  );
}
