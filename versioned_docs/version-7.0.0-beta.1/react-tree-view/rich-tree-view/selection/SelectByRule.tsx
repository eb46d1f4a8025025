import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { type Berth, berths, piers } from '../../_data/berths';
import { useVisibleRanges } from '../../_parts/useVisibleRanges';

// #region excerpt
const rules: [string, (berth: Berth) => boolean][] = [
  ['Overdue', ({ overdue }) => overdue === true],
  ['Over 10 m', ({ length = 0 }) => length > 10],
];

/** The piers of these berths, to make the selected items visible. */
function piersWith(ids: string[]): string[] {
  return piers
    .filter(({ children }) => children?.some(({ id }) => ids.includes(id)))
    .map(({ id }) => id);
}
// #endregion

export default function SelectByRule() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string[]>([]);
  const ranges = useVisibleRanges();

  function select(rule: (berth: Berth) => boolean) {
    const ids = berths.filter(rule).map(({ id }) => id);
    setSelected(ids);
    setExpanded(piersWith(ids));
  }

  return (
    <Box sx={{ minHeight: 304, maxWidth: 420 }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        {rules.map(([text, rule]) => (
          <Button key={text} variant="outlined" onClick={() => select(rule)}>
            {text}
          </Button>
        ))}
      </Box>
      <RichTreeView
        aria-label="Boats to write to"
        {...ranges}
        multiSelect
        items={piers}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
    </Box>
  );
}
