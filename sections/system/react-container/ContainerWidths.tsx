import * as React from 'react';
import { Box, Container } from '@mui/system';

const widths = ['xs', 'sm', 'md', false] as const;

export default function ContainerWidths() {
  const name = React.useId();
  const [maxWidth, setMaxWidth] = React.useState<(typeof widths)[number]>('xs');

  return (
    <Box sx={{ lineHeight: '24px' }}>
      <Box component="fieldset" sx={{ m: 0, mb: 2, p: 0, border: 0 }}>
        <legend>maxWidth</legend>
        {widths.map((width) => (
          <Box
            key={String(width)}
            component="label"
            sx={{ display: 'inline-block', mr: 2 }}
          >
            <input
              type="radio"
              name={name}
              checked={maxWidth === width}
              onChange={() => setMaxWidth(width)}
            />{' '}
            {String(width)}
          </Box>
        ))}
      </Box>
      {/* #region excerpt */}
      <Container maxWidth={maxWidth} sx={{ bgcolor: 'action.hover' }}>
        <Box sx={{ height: 64, bgcolor: 'primary.main' }} />
      </Container>
      {/* #endregion */}
    </Box>
  );
}
