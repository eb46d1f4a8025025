import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Author {
  name: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Author>();

export default function NewAuthor() {
  const [authors, setAuthors] = React.useState<Author[]>([
    { name: 'Herta Müller' },
    { name: 'Olga Tokarczuk' },
  ]);
  const [author, setAuthor] = React.useState<Author | null>(null);

  // #region excerpt
  function change(_event: React.SyntheticEvent, next: Author | null) {
    const chosen = next && { name: next.name };
    if (chosen && next.isNew) setAuthors([...authors, chosen]);
    setAuthor(chosen);
  }

  return (
    <Autocomplete
      options={authors}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, value) => option.name === value.name}
      filterOptions={(options, state) => {
        const name = state.inputValue.trim();
        const known = options.some((option) => option.name === name);
        const found = filter(options, state);
        return name && !known ? [...found, { name, isNew: true }] : found;
      }}
      renderOption={({ key, ...props }, { name, isNew }) => (
        <li key={key} {...props}>
          {isNew ? `Add “${name}”` : name}
        </li>
      )}
      value={author}
      onChange={change}
      autoHighlight
      renderInput={(params) => <TextField {...params} label="Author" />}
      sx={{ maxWidth: 320 }}
    />
  );
  // #endregion
}
