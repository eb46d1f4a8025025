import type { ReactNode } from 'react';
import { Box, Stack, type SxProps, type Theme } from '@mui/system';

// #region excerpt
interface LabelProps {
  children: ReactNode;
  sx?: SxProps<Theme>;
}

function Label({ children, sx = [] }: LabelProps) {
  return (
    <Box
      component="span"
      sx={[
        {
          px: 1.5,
          borderRadius: '14px',
          bgcolor: 'action.hover',
          lineHeight: '28px',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
// #endregion

export default function SxProp() {
  return (
    <Stack direction="row" spacing={1}>
      <Label>Draft</Label>
      <Label sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        Sent
      </Label>
      <Label sx={[{ opacity: 0.8 }, { textDecoration: 'line-through' }]}>
        Void
      </Label>
    </Stack>
  );
}
