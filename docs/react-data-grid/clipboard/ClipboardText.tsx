import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface ClipboardTextProps {
  label: string;
  text: string;
  /** With a button that copies the text. */
  copy?: boolean;
}

async function write(text: string) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Refused: the text can still be selected and copied by hand.
  }
}

/** Shows a text that was copied, or one to paste into the grid below. */
export function ClipboardText({ label, text, copy }: ClipboardTextProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      <Typography
        component="pre"
        variant="body2"
        role="region"
        aria-label={label}
        tabIndex={0}
        dir="ltr"
        sx={{
          flex: 1,
          minWidth: 0,
          height: 84,
          m: 0,
          p: 1,
          overflow: 'auto',
          fontFamily: 'monospace',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {text}
      </Typography>
      {copy && (
        <Button variant="outlined" onClick={() => write(text)}>
          Copy
        </Button>
      )}
    </Box>
  );
}
