import * as React from 'react';
import Alert, { type AlertProps } from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const variants = ['standard', 'outlined', 'filled'] as const;

export default function Severities() {
  const [variant, setVariant] =
    React.useState<AlertProps['variant']>('standard');

  return (
    <Stack spacing={1} sx={{ maxWidth: 420 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Variant"
        value={variant}
        onChange={(_event, chosen: typeof variant) =>
          chosen && setVariant(chosen)
        }
      >
        {variants.map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region excerpt */}
      <Alert variant={variant} severity="success" role="note">
        The import is complete
      </Alert>
      <Alert variant={variant} severity="info" role="note">
        A new version is ready
      </Alert>
      <Alert variant={variant} severity="warning" role="note">
        The disk is nearly full
      </Alert>
      <Alert variant={variant} severity="error" role="note">
        The server is offline
      </Alert>
      {/* #endregion */}
    </Stack>
  );
}
