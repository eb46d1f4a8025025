import * as React from 'react';
import Box from '@mui/material/Box';

/** Keeps the last calls of callbacks, oldest first. */
export function useCalls(limit: number) {
  const [calls, setCalls] = React.useState<string[]>([]);
  const note = React.useCallback(
    (call: string) => setCalls((earlier) => [...earlier, call].slice(-limit)),
    [limit],
  );
  return [calls, note] as const;
}

export function CallLog({
  calls,
  height,
}: {
  calls: string[];
  height: number;
}) {
  return (
    <Box
      role="log"
      aria-label="Callbacks"
      sx={{
        mt: 2,
        height,
        fontFamily: 'monospace',
        fontSize: 14,
        lineHeight: '24px',
      }}
    >
      {calls.length === 0
        ? 'No calls yet'
        : calls.map((call, index) => <div key={index}>{call}</div>)}
    </Box>
  );
}
