import * as React from 'react';
import BoldIcon from '@mui/icons-material/FormatBold';
import Box from '@mui/material/Box';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';

export default function TextStyleToggle() {
  const [marks, setMarks] = React.useState<string[]>(['bold']);

  return (
    <Box>
      {/* #region excerpt */}
      <ToggleButtonGroup
        value={marks}
        onChange={(_event, next: string[]) => setMarks(next)}
        color="primary"
        size="small"
        aria-label="Style of the text"
      >
        <ToggleButton value="bold" aria-label="Bold">
          <BoldIcon />
        </ToggleButton>
        <ToggleButton value="italic" aria-label="Italic">
          <ItalicIcon />
        </ToggleButton>
        <ToggleButton value="underline" aria-label="Underline">
          <UnderlineIcon />
        </ToggleButton>
      </ToggleButtonGroup>
      {/* #endregion */}
      <Typography
        sx={{
          mt: 2,
          fontWeight: marks.includes('bold') ? 700 : 400,
          fontStyle: marks.includes('italic') ? 'italic' : 'normal',
          textDecoration: marks.includes('underline') ? 'underline' : 'none',
        }}
      >
        The ferry leaves at nine.
      </Typography>
    </Box>
  );
}
