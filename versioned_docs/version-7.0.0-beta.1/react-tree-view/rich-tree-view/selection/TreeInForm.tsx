import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const topics: TreeViewBaseItem[] = [
  {
    id: 'heating',
    label: 'Heating',
    children: [
      { id: 'cold', label: 'A room stays cold' },
      { id: 'noise', label: 'It makes a noise' },
    ],
  },
  { id: 'water', label: 'Water' },
  { id: 'keys', label: 'Keys and locks' },
];

export default function TreeInForm() {
  const [topic, setTopic] = React.useState<string | null>(null);
  const [message, setMessage] = React.useState('');

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget).get('topic');
    setMessage(sent ? `Sent: topic=${String(sent)}` : 'Choose a topic.');
  }
  const isMissing = message !== '' && topic === null;

  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ minHeight: 272, maxWidth: 420 }}
    >
      <FormLabel component="p" id="topic-label" required error={isMissing}>
        What is it about?
      </FormLabel>
      {/* #region excerpt */}
      <RichTreeView
        aria-labelledby="topic-label"
        aria-required
        aria-invalid={isMissing}
        aria-describedby="topic-message"
        items={topics}
        defaultExpandedItems={['heating']}
        selectedItems={topic}
        onSelectedItemsChange={(_event, itemId) => setTopic(itemId)}
      />
      <input type="hidden" name="topic" value={topic ?? ''} />
      {/* #endregion */}
      <FormHelperText
        id="topic-message"
        role="status"
        error={isMissing}
        sx={{ minHeight: 20 }}
      >
        {message}
      </FormHelperText>
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        Send
      </Button>
    </Box>
  );
}
