import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  createTheme,
  styled,
  ThemeProvider,
  type Theme,
} from '@mui/material/styles';

// #region excerpt
interface Chat {
  bubbleWidth: number | string;
  mine: string;
  theirs: string;
}

declare module '@mui/material/styles' {
  interface Theme {
    chat: Chat;
  }
  interface ThemeOptions {
    chat?: Partial<Chat>;
  }
}

const withChat = (outer: Theme) =>
  createTheme(outer, {
    chat: {
      bubbleWidth: '75%',
      mine: outer.palette.mode === 'dark' ? '#14532d' : '#dcfce7',
      theirs: outer.palette.action.selected,
    },
  });

const Bubble = styled(Typography, {
  shouldForwardProp: (prop) => prop !== 'mine',
})<{ mine: boolean }>(({ theme, mine }) => ({
  alignSelf: mine ? 'flex-end' : 'flex-start',
  maxWidth: theme.chat.bubbleWidth,
  padding: theme.spacing(1, 2),
  borderRadius: 16,
  backgroundColor: mine ? theme.chat.mine : theme.chat.theirs,
}));
// #endregion

const messages = [
  { text: 'Is the ferry on time?', mine: false },
  { text: 'Yes, we leave at ten.', mine: true },
  { text: 'I am on my way.', mine: false },
];

export default function ChatTheme() {
  return (
    <ThemeProvider theme={withChat}>
      <Stack spacing={1} sx={{ maxWidth: 400 }}>
        {messages.map(({ text, mine }) => (
          <Bubble key={text} mine={mine}>
            {text}
          </Bubble>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
