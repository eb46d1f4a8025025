import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

// #region excerpt
const Note = styled('aside')(({ theme }) => [
  {
    padding: theme.spacing(2),
    borderRadius: 8,
    color: '#713f12',
    backgroundColor: '#fef9c3',
  },
  theme.applyStyles('dark', {
    color: '#fef08a',
    backgroundColor: '#422006',
    boxShadow: 'inset 0 0 0 1px #854d0e',
  }),
]);

export default function ModeStyles() {
  return (
    <Note>
      <Typography>The pool is closed on Monday.</Typography>
    </Note>
  );
}
// #endregion
