import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { type AreaItem, areas } from '../../_data/areas';

// #region excerpt
/** Ids of all items with children, down to a level. 0 expands nothing. */
function parentsDownTo(items: AreaItem[], level: number): string[] {
  if (level === 0) return [];
  return items.flatMap(({ id, children }) =>
    children ? [id, ...parentsDownTo(children, level - 1)] : [],
  );
}
// #endregion

export default function OpenLevels() {
  const [expanded, setExpanded] = React.useState(parentsDownTo(areas, 1));

  return (
    <Box sx={{ minHeight: 416, maxWidth: 420 }}>
      <Typography id="levels">Open levels</Typography>
      <Slider
        aria-labelledby="levels"
        marks
        max={3}
        defaultValue={1}
        valueLabelDisplay="auto"
        onChange={(_event, level) =>
          setExpanded(parentsDownTo(areas, Number(level)))
        }
        sx={{ display: 'block', width: 160, mb: 1, mx: 1 }}
      />
      <RichTreeView
        aria-label="Areas"
        items={areas}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
    </Box>
  );
}
