import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

// #region excerpt
const SmallButton = styled(IconButton, {
  shouldForwardProp: (prop) => prop !== 'outlined',
})<{ outlined: boolean }>(({ theme, outlined }) => ({
  width: 24,
  height: 24,
  padding: 0,
  fontSize: 16,
  overflow: 'visible',
  // Not visible, but it receives clicks and touches.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: -10,
    borderRadius: 4,
    outline: outlined ? `1px dashed ${theme.palette.text.secondary}` : 'none',
  },
}));
// #endregion

const actions = [
  { name: 'Bold', letter: 'B' },
  { name: 'Italic', letter: 'I' },
  { name: 'Underline', letter: 'U' },
];

export default function TouchTargets() {
  const [outlined, setOutlined] = React.useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={<Switch />}
        label="Show the targets"
        checked={outlined}
        onChange={(_event, checked) => setOutlined(checked)}
      />
      <Stack direction="row" spacing={2.5} sx={{ height: 44, p: '10px' }}>
        {actions.map(({ name, letter }) => (
          <SmallButton key={name} aria-label={name} outlined={outlined}>
            {letter}
          </SmallButton>
        ))}
      </Stack>
    </Stack>
  );
}
