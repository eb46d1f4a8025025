import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/material/styles';

// #region excerpt
const ActionButton = styled(Button)(({ theme }) => ({
  height: 44,
  padding: '0 20px',
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  cursor: 'pointer',
  [`&.${buttonClasses.active}`]: { transform: 'translateY(1px)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${theme.palette.text.primary}`,
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: {
    color: theme.palette.text.disabled,
    backgroundColor: theme.palette.action.disabledBackground,
    cursor: 'default',
  },
}));
// #endregion

const Row = styled('div')({ display: 'flex', gap: 16 });

export default function SaveButtons() {
  return (
    <Row>
      <ActionButton>Save draft</ActionButton>
      <ActionButton disabled>Publish</ActionButton>
    </Row>
  );
}
