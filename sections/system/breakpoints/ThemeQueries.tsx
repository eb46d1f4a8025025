import { styled } from '@mui/system';

// #region excerpt
const Panes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  lineHeight: '48px',
  '& > div': {
    paddingInline: theme.spacing(2),
    borderRadius: 8,
    backgroundColor: theme.palette.action.hover,
  },
  [theme.breakpoints.down('md')]: {
    '& > :last-child': { display: 'none' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 2fr',
  },
}));
// #endregion

export default function ThemeQueries() {
  return (
    <Panes>
      <div>Messages</div>
      <div>Preview, in wide windows only</div>
    </Panes>
  );
}
