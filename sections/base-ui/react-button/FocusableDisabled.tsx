import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/material/styles';

const SendButton = styled(Button)(({ theme }) => ({
  height: 44,
  padding: '0 20px',
  border: `1px solid ${theme.palette.primary.main}`,
  borderRadius: 8,
  font: 'inherit',
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  [`&.${buttonClasses.disabled}`]: {
    borderStyle: 'dashed',
    borderColor: theme.palette.text.secondary,
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${theme.palette.text.primary}`,
    outlineOffset: 2,
  },
}));

const Label = styled('label')({ display: 'block', height: 32 });
const Status = styled('div')({ height: 24, marginTop: 8 });

export default function FocusableDisabled() {
  const [accepted, setAccepted] = React.useState(false);
  const [sent, setSent] = React.useState(false);
  const hint = accepted ? 'Ready to send' : 'Accept the rules to send';

  return (
    <div>
      <Label>
        <input
          type="checkbox"
          checked={accepted}
          onChange={(event) => setAccepted(event.target.checked)}
        />{' '}
        I accept the rules
      </Label>
      {/* #region excerpt */}
      <SendButton
        disabled={!accepted}
        focusableWhenDisabled
        aria-describedby="send-hint"
        onClick={() => setSent(true)}
      >
        Send entry
      </SendButton>
      {/* #endregion */}
      <Status id="send-hint" role="status">
        {sent ? 'Entry sent' : hint}
      </Status>
    </div>
  );
}
