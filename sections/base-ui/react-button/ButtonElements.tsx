import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/material/styles';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  height: 44,
  '& > *': {
    padding: 8,
    borderRadius: 4,
    color: theme.palette.text.primary,
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  [`& .${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${theme.palette.text.primary}`,
  },
}));

export default function ButtonElements() {
  const [liked, setLiked] = React.useState(false);

  return (
    // #region excerpt
    <Row>
      <Button href="#links">A link</Button>
      <Button slots={{ root: 'span' }} onClick={() => setLiked(!liked)}>
        {liked ? 'Take back' : 'Like'}
      </Button>
    </Row>
    // #endregion
  );
}
