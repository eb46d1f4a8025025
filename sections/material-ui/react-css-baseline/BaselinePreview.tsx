import * as React from 'react';
import { createPortal } from 'react-dom';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const frameStyle = { width: '100%', height: 112, border: '1px solid' };
const EMPTY = '<!doctype html><html lang="en"><title>Preview</title></html>';

/** Renders into an iframe, whose document the styles of this page do not reach. */
function Frame({
  title,
  children,
}: React.PropsWithChildren<{ title: string }>) {
  const [body, setBody] = React.useState<HTMLElement>();
  const cache = React.useMemo(
    () =>
      body && createCache({ key: 'css', container: body.ownerDocument.head }),
    [body],
  );

  return (
    <iframe
      title={title}
      srcDoc={EMPTY}
      onLoad={({ currentTarget }) =>
        setBody(currentTarget.contentDocument?.body)
      }
      style={frameStyle}
    >
      {body &&
        cache &&
        createPortal(
          <CacheProvider value={cache}>{children}</CacheProvider>,
          body,
        )}
    </iframe>
  );
}

export default function BaselinePreview() {
  const [on, setOn] = React.useState(true);

  return (
    <Box sx={{ height: 160 }}>
      <FormControlLabel
        control={<Switch checked={on} onChange={() => setOn(!on)} />}
        label="CssBaseline"
      />
      <Frame title="Page without other styles">
        {/* #region excerpt */}
        {on && <CssBaseline enableColorScheme />}
        <p>
          A page with <strong>strong</strong> words and a{' '}
          <input aria-label="Field" size={8} defaultValue="field" />
        </p>
        {/* #endregion */}
      </Frame>
    </Box>
  );
}
