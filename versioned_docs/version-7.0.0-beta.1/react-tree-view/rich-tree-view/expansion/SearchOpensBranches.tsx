import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { type AreaItem, areas } from '../../_data/areas';

// #region excerpt
function indexOfMatch(label: string, search: string): number {
  return search ? label.toLowerCase().indexOf(search.toLowerCase()) : -1;
}

/** Ids of the items with a matching descendant. */
function parentsOfMatches(items: AreaItem[], search: string): string[] {
  return items.flatMap(({ id, children = [] }) => {
    const below = parentsOfMatches(children, search);
    const found = children.some(
      ({ label }) => indexOfMatch(label, search) >= 0,
    );
    return found || below.length > 0 ? [id, ...below] : [];
  });
}
// #endregion

function Highlighted({ label, search }: { label: string; search: string }) {
  const start = indexOfMatch(label, search);
  if (start < 0) return <>{label}</>;
  const end = start + search.length;
  return (
    <>
      {label.slice(0, start)}
      <mark>{label.slice(start, end)}</mark>
      {label.slice(end)}
    </>
  );
}

export default function SearchOpensBranches() {
  const [search, setSearch] = React.useState('');
  const [expanded, setExpanded] = React.useState<string[]>([]);

  return (
    <Box sx={{ minHeight: 384, maxWidth: 420 }}>
      <TextField
        type="search"
        size="small"
        label="Find a place"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setExpanded(parentsOfMatches(areas, target.value));
        }}
        sx={{ mb: 2 }}
      />
      <RichTreeView
        aria-label="Places"
        items={areas}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        slotProps={{
          item: ({ label }) => ({
            label: <Highlighted label={label} search={search} />,
          }),
        }}
      />
    </Box>
  );
}
