import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Trail {
  number: number;
  name: string;
  kilometers: number;
  children?: Trail[];
}

const trails: Trail[] = [
  {
    number: 1,
    name: 'Ridge way',
    kilometers: 58.4,
    children: [
      { number: 11, name: 'To the saddle', kilometers: 21.7 },
      { number: 12, name: 'To the hut', kilometers: 36.7 },
    ],
  },
  { number: 2, name: 'Lake round', kilometers: 14.2 },
];

// #region excerpt
const getTrailId = (trail: Trail) => `trail-${trail.number}`;
const getTrailLabel = (trail: Trail) =>
  `${trail.name} (${trail.kilometers.toLocaleString('en')} km)`;

export default function ComputedLabels() {
  return (
    <Box sx={{ minHeight: 128, maxWidth: 420 }}>
      <RichTreeView
        aria-label="Trails"
        items={trails}
        getItemId={getTrailId}
        getItemLabel={getTrailLabel}
        defaultExpandedItems={['trail-1']}
      />
    </Box>
  );
}
// #endregion
