import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TextBox } from '../_parts/TextBox';

interface ClipboardTextProps {
  label: string;
  text: string;
  /** Shows a button that copies the text. */
  copy?: boolean;
}

async function write(text: string) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Permission denied: users can still select and copy the text.
  }
}

/** Shows copied text, or text to paste into the grid below. */
export function ClipboardText({ label, text, copy }: ClipboardTextProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      <TextBox label={label} text={text} height={84} />
      {copy && (
        <Button variant="outlined" onClick={() => write(text)}>
          Copy
        </Button>
      )}
    </Box>
  );
}
