import Typography from '@mui/material/Typography';

interface TextBoxProps {
  label: string;
  text: string;
  height: number;
}

/** Shows the text of a file or of the clipboard, line by line. */
export function TextBox({ label, text, height }: TextBoxProps) {
  return (
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
        height,
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
  );
}
