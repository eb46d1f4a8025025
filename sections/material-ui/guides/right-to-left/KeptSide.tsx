import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

const cache = createCache({
  key: 'kept-side',
  stylisPlugins: [prefixer, rtlPlugin],
});

// #region excerpt
const Mirrored = styled(Box)({
  padding: 12,
  borderLeft: '8px solid #0284c7',
});

const Kept = styled(Box)({
  padding: 12,
  borderLeft: '8px solid #0284c7 /* @noflip */',
});

const Logical = styled(Box)({
  padding: 12,
  borderInlineStart: '8px solid #0284c7',
});
// #endregion

export default function KeptSide() {
  return (
    <CacheProvider value={cache}>
      <Stack dir="rtl" spacing={1} sx={{ lineHeight: '24px' }}>
        <Mirrored>borderLeft</Mirrored>
        <Kept>borderLeft, kept</Kept>
        <Logical>borderInlineStart</Logical>
      </Stack>
    </CacheProvider>
  );
}
