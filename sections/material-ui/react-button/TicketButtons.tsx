import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

// #region excerpt
const TicketButton = styled(Button)({
  width: 200,
  height: 48,
  border: '2px dashed #b45309',
  borderRadius: 24,
  backgroundColor: '#fef3c7',
  color: '#78350f',
  '&:hover': { border: '2px solid #b45309', backgroundColor: '#fde68a' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid #b45309',
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: {
    borderColor: 'currentColor',
    backgroundColor: 'transparent',
  },
});
// #endregion

export default function TicketButtons() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <TicketButton>Evening ticket</TicketButton>
      <TicketButton disabled>Sold out</TicketButton>
    </Stack>
  );
}
