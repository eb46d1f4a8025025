import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Book {
  title: string;
  read: boolean;
}
const start: Book[] = [
  { title: 'The salt roads', read: true },
  { title: 'A year of moss', read: false },
];

export default function ReadingList() {
  const [books, setBooks] = React.useState(start);
  const [title, setTitle] = React.useState('');
  const read = books.filter((book) => book.read).length;

  const add = (event: React.FormEvent) => {
    event.preventDefault();
    if (title.trim()) setBooks([...books, { title, read: false }]);
    setTitle('');
  };
  const toggle = (chosen: Book) =>
    setBooks(
      books.map((book) =>
        book === chosen ? { ...book, read: !book.read } : book,
      ),
    );

  return (
    <Paper variant="outlined" sx={{ p: 2, maxWidth: 400, height: 320 }}>
      <Stack component="form" direction="row" spacing={1} onSubmit={add}>
        <TextField
          label="Title"
          size="small"
          fullWidth
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button type="submit" variant="contained">
          Add
        </Button>
      </Stack>
      <Typography sx={{ mt: 2, mb: 1 }} role="status">
        {read} of {books.length} books read
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label="Books read"
        value={(read / books.length) * 100}
      />
      <List dense aria-label="Books" sx={{ maxHeight: 184, overflow: 'auto' }}>
        {books.map((book, index) => (
          <ListItem key={index} disableGutters>
            <FormControlLabel
              control={<Checkbox />}
              label={book.title}
              checked={book.read}
              onChange={() => toggle(book)}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
