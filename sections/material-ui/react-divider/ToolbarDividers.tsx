import * as React from 'react';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';

export default function ToolbarDividers() {
  return (
    // #region excerpt
    <Paper variant="outlined" sx={{ display: 'inline-flex', p: 0.5 }}>
      <Action label="Undo" icon={<UndoIcon />} />
      <Action label="Redo" icon={<RedoIcon />} />
      <Divider
        orientation="vertical"
        variant="middle"
        flexItem
        sx={{ mx: 1 }}
      />
      <Action label="Bold" icon={<FormatBoldIcon />} />
      <Action label="Italic" icon={<FormatItalicIcon />} />
    </Paper>
    // #endregion
  );
}

function Action({ label, icon }: { label: string; icon: React.ReactNode }) {
  return <IconButton aria-label={label}>{icon}</IconButton>;
}
