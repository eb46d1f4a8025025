import * as React from 'react';
import { Box } from '@mui/system';

export default function LogicalSides() {
  const [rtl, setRtl] = React.useState(false);

  return (
    <Box sx={{ height: 104, lineHeight: '32px' }}>
      <label>
        <input
          type="checkbox"
          checked={rtl}
          onChange={(event) => setRtl(event.target.checked)}
        />{' '}
        Right to left
      </label>
      {/* #region excerpt */}
      <Box
        dir={rtl ? 'rtl' : 'ltr'}
        sx={{
          maxWidth: 280,
          mt: 1,
          paddingInlineStart: 3,
          borderInlineStart: '4px solid',
          borderColor: 'primary.main',
        }}
      >
        {rtl ? 'القطار يصل غدا' : 'The train arrives tomorrow'}
      </Box>
      {/* #endregion */}
    </Box>
  );
}
