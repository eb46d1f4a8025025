import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';

/** Strings, keywords and components. */
const TOKENS =
  /('[^']*'|"[^"]*")|\b(const|default|export|from|function|import|return|type)\b|(<\/?[A-Z]\w*)/g;

const COLORS = ['success', 'secondary', 'primary'] as const;

function colorOf(kind: number, { palette }: Theme): string {
  const color = palette[COLORS[kind] ?? 'primary'];
  return palette.mode === 'dark' ? color.light : color.dark;
}

function colored(code: string): React.ReactNode[] {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKENS)) {
    const kind = match.slice(1).findIndex((group) => group !== undefined);
    parts.push(
      code.slice(end, match.index),
      <Box
        component="span"
        key={match.index}
        sx={{ color: (theme) => colorOf(kind, theme) }}
      >
        {match[0]}
      </Box>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, code.slice(end)];
}

/** `copied` is true for two seconds after a copy; a denied clipboard is not an error. */
function useCopied(text: string) {
  const [copied, setCopied] = React.useState('');
  React.useEffect(() => {
    if (!copied) return undefined;
    const timer = window.setTimeout(() => setCopied(''), 2000);
    return () => window.clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(''),
    );
  return { copied: copied === text, copy };
}

interface CodeToCopyProps {
  code: string;
  label: string;
}

/** Code with a button to copy it. */
export function CodeToCopy({ code, label }: CodeToCopyProps) {
  const { copied, copy } = useCopied(code);
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingInline: 2,
          paddingBlock: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
          typography: 'body2',
        }}
      >
        {label}
        <Button size="small" onClick={copy} aria-live="polite">
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </Box>
      <Box
        component="pre"
        dir="ltr"
        tabIndex={0}
        aria-label={label}
        sx={{
          m: 0,
          p: 2,
          overflow: 'auto',
          fontSize: 13,
          lineHeight: 1.6,
          textAlign: 'start',
        }}
      >
        <code>{colored(code)}</code>
      </Box>
    </Box>
  );
}
