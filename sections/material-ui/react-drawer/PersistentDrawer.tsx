import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';

const WIDTH = 128;
const chapters = ['Arrival', 'The map', 'Storm', 'Home'];

export default function PersistentDrawer() {
  const [open, setOpen] = React.useState(true);
  const [chapter, setChapter] = React.useState('Arrival');

  return (
    <Box sx={{ position: 'relative', height: 208, overflow: 'hidden' }}>
      {/* #region excerpt */}
      <Drawer
        variant="persistent"
        open={open}
        PaperProps={{ component: 'nav', 'aria-label': 'Chapters' }}
        sx={{
          '& .MuiDrawer-paper': {
            position: 'absolute',
            width: WIDTH,
            alignItems: 'start',
            gap: 2,
            p: 1,
          },
        }}
      >
        {chapters.map((name) => (
          <Link
            key={name}
            component="button"
            aria-current={name === chapter}
            onClick={() => setChapter(name)}
          >
            {name}
          </Link>
        ))}
      </Drawer>
      <Box
        sx={(theme) => ({
          ml: open ? `${WIDTH}px` : 0,
          pl: 2,
          transition: theme.transitions.create('margin'),
        })}
      >
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide chapters' : 'Show chapters'}
        </Button>
        <p>Chapter: {chapter}</p>
      </Box>
      {/* #endregion */}
    </Box>
  );
}
