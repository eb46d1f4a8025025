import Box from '@mui/material/Box';

export interface LogEntry {
  name: string;
  text: string;
  times: number;
}

/** Short summary of the parameters: ids, fields and plain values. */
function describe(params: unknown): string {
  if (typeof params !== 'object' || params === null)
    return String(params ?? '');
  if (Array.isArray(params)) return JSON.stringify(params).slice(0, 60);
  const { id, field, reason, top } = params as Record<string, unknown>;
  const known = Object.entries({ id, field, reason, top });
  return known
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join(', ');
}

/** The newest entry is last; repeated entries are counted. */
export function addEntry(entries: LogEntry[], name: string, params: unknown) {
  const text = describe(params);
  const last = entries.at(-1);
  if (last?.name === name)
    return [...entries.slice(0, -1), { name, text, times: last.times + 1 }];
  return [...entries, { name, text, times: 1 }].slice(-30);
}

export function EventLog({ entries }: { entries: LogEntry[] }) {
  return (
    <Box
      role="log"
      tabIndex={0}
      aria-label="Events, newest first"
      dir="ltr"
      sx={{
        mt: 1,
        p: 1,
        height: 190,
        overflow: 'auto',
        fontFamily: 'monospace',
        fontSize: 13,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {[...entries].reverse().map(({ name, text, times }, index) => (
        <div key={entries.length - index}>
          <b>{name}</b> {text} {times > 1 && `(${times} times)`}
        </div>
      ))}
    </Box>
  );
}
