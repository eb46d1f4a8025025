import * as React from 'react';
import Box from '@mui/material/Box';
import Container, { type ContainerProps } from '@mui/material/Container';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const choices = ['xs', 'sm', 'md', 'lg', 'false'] as const;
type Choice = (typeof choices)[number];

export default function ContainerWidths() {
  const [choice, setChoice] = React.useState<Choice>('xs');
  const [width, setWidth] = React.useState(0);
  const box = React.useRef<HTMLDivElement>(null);
  const maxWidth: ContainerProps['maxWidth'] =
    choice === 'false' ? false : choice;

  React.useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.offsetWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Box sx={{ height: 136 }}>
      <TextField
        select
        label="maxWidth"
        value={choice}
        onChange={(event) => setChoice(event.target.value as Choice)}
        sx={{ width: 128, mb: 2 }}
      >
        {choices.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* #region excerpt */}
      <Container
        ref={box}
        maxWidth={maxWidth}
        sx={{ py: 2, bgcolor: 'action.selected' }}
      >
        {width} px wide
      </Container>
      {/* #endregion */}
    </Box>
  );
}
