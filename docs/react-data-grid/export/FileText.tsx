import Typography from '@mui/material/Typography';

interface FileTextProps {
  label: string;
  text: string;
}

/** Shows the text of a file without writing one. */
export function FileText({ label, text }: FileTextProps) {
  return (
    <Typography
      component="pre"
      variant="body2"
      role="region"
      aria-label={label}
      tabIndex={0}
      dir="ltr"
      sx={{
        height: 176,
        m: 0,
        p: 1.5,
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
