import { shouldForwardProp, Stack, styled } from '@mui/system';

// #region excerpt
interface SignProps {
  tone: 'quiet' | 'loud';
  wide?: boolean;
}

const Sign = styled('li', {
  shouldForwardProp: (prop) =>
    shouldForwardProp(prop) && prop !== 'tone' && prop !== 'wide',
})<SignProps>(({ theme }) => ({
  width: 128,
  paddingInline: theme.spacing(2),
  border: `2px solid ${theme.palette.primary.main}`,
  borderRadius: 8,
  lineHeight: '36px',
  variants: [
    {
      props: { tone: 'loud' },
      style: {
        backgroundColor: theme.palette.primary.main,
        color: theme.palette.primary.contrastText,
      },
    },
    {
      props: ({ tone, wide }: SignProps) => tone === 'loud' && wide === true,
      style: { width: 208 },
    },
  ],
}));
// #endregion

export default function StyledVariants() {
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      <Sign tone="quiet">Ford</Sign>
      <Sign tone="loud">Bridge</Sign>
      <Sign tone="loud" wide>
        Ferry
      </Sign>
    </Stack>
  );
}
