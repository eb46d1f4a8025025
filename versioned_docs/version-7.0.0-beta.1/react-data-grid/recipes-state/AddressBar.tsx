import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import ArrowBackIcon from '@mui/icons-material/ArrowBackOutlined';
import ArrowForwardIcon from '@mui/icons-material/ArrowForwardOutlined';

/** Simulates the browser history, so the demo does not change yours. */
export function useAddress(first: string) {
  const [{ entries, index }, set] = React.useState({
    entries: [first],
    index: 0,
  });
  const search = entries[index] ?? '';
  return {
    search,
    push: (next: string) => {
      if (next === search) return;
      const kept = entries.slice(0, index + 1);
      set({ entries: [...kept, next], index: index + 1 });
    },
    back: index > 0 ? () => set({ entries, index: index - 1 }) : undefined,
    forward:
      index < entries.length - 1
        ? () => set({ entries, index: index + 1 })
        : undefined,
  };
}

export function AddressBar({
  address,
}: {
  address: ReturnType<typeof useAddress>;
}) {
  const { search, push, back, forward } = address;

  const open = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    push(String(new FormData(event.currentTarget).get('search')));
  };

  return (
    <Box
      component="form"
      onSubmit={open}
      sx={{ display: 'flex', alignItems: 'center', pt: 1, mb: 1 }}
    >
      <IconButton aria-label="Back" disabled={!back} onClick={back}>
        <ArrowBackIcon />
      </IconButton>
      <IconButton aria-label="Forward" disabled={!forward} onClick={forward}>
        <ArrowForwardIcon />
      </IconButton>
      <TextField
        key={search}
        name="search"
        label="Address: /orders"
        size="small"
        fullWidth
        defaultValue={search}
        inputProps={{ dir: 'ltr', spellCheck: false }}
      />
    </Box>
  );
}
