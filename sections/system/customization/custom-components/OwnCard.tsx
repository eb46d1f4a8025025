import type { ReactNode } from 'react';
import { createTheme, styled, ThemeProvider, useThemeProps } from '@mui/system';

// #region excerpt
interface CardProps {
  children: ReactNode;
  sale?: boolean;
  title?: string;
}

interface Styled {
  ownerState: CardProps;
}

const Root = styled('section', { name: 'ShopCard', slot: 'Root' })<Styled>({
  maxWidth: 280,
  padding: 15,
  border: '1px solid',
  lineHeight: '24px',
});
const Title = styled('div', { name: 'ShopCard', slot: 'Title' })<Styled>({});

function ShopCard(inProps: CardProps) {
  const ownerState = useThemeProps({ props: inProps, name: 'ShopCard' });
  return (
    <Root ownerState={ownerState}>
      <Title ownerState={ownerState}>{ownerState.title}</Title>
      {ownerState.children}
    </Root>
  );
}

const theme = createTheme({
  components: {
    ShopCard: {
      defaultProps: { title: 'This week' },
      styleOverrides: {
        root: { borderRadius: 12 },
        title: { fontWeight: 600 },
      },
      variants: [{ props: { sale: true }, style: { borderStyle: 'dashed' } }],
    },
  },
});
// #endregion

export default function OwnCard() {
  return (
    <ThemeProvider theme={theme}>
      <ShopCard sale>Two loaves for the price of one</ShopCard>
    </ThemeProvider>
  );
}
