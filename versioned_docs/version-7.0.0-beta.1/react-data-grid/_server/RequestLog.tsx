import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { RequestSource, ServerRequest } from './transport';

function colorOf({ status }: ServerRequest): string {
  if (status === '200 OK') return 'success.main';
  return status === '…' || status === 'canceled'
    ? 'text.secondary'
    : 'error.main';
}

function Request({ request }: { request: ServerRequest }) {
  const { line, status, duration } = request;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 0.25 }}>
      <Box component="span" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {line}
      </Box>
      <Box
        component="span"
        sx={{ color: colorOf(request), flex: 'none', maxWidth: '50%' }}
      >
        {status}
        {duration !== undefined && `, ${duration} ms`}
      </Box>
    </Box>
  );
}

interface RequestLogProps {
  server: RequestSource;
  /** Height in pixels, including the switch above the list. */
  height?: number;
}

/** Shows the last requests, newest first, and a switch that turns the server off. */
export function RequestLog({ server, height = 160 }: RequestLogProps) {
  const requests = React.useSyncExternalStore(
    server.subscribe,
    server.requests,
  );
  const [down, setDown] = React.useState(false);
  const change = (_event: React.SyntheticEvent, isDown: boolean) => {
    setDown(isDown);
    server.setDown(isDown);
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height }}>
      <FormControlLabel
        label="The server is down"
        control={<Switch checked={down} />}
        onChange={change}
      />
      <Box
        role="log"
        aria-label="Requests"
        tabIndex={0}
        sx={{ flex: 1, overflow: 'auto' }}
      >
        <Typography
          component="ol"
          variant="body2"
          sx={{ m: 0, p: 0, listStyle: 'none', fontFamily: 'monospace' }}
        >
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </Typography>
      </Box>
    </Box>
  );
}
