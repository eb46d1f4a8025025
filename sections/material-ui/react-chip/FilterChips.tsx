import * as React from 'react';
import DoneIcon from '@mui/icons-material/Done';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

const hikes = [
  { name: 'Lake loop', tags: ['Easy', 'Water'] },
  { name: 'North ridge', tags: ['View'] },
  { name: 'Mill valley', tags: ['Easy', 'Shade'] },
  { name: 'Three falls', tags: ['Water', 'Shade', 'View'] },
];
const tags = ['Easy', 'Shade', 'View', 'Water'];

export default function FilterChips() {
  const [chosen, setChosen] = React.useState(['Water']);
  const matches = hikes.filter((hike) =>
    chosen.every((tag) => hike.tags.includes(tag)),
  );

  // #region excerpt
  const toggle = (tag: string) =>
    setChosen(
      chosen.includes(tag)
        ? chosen.filter((other) => other !== tag)
        : [...chosen, tag],
    );

  return (
    <div>
      <Box
        role="group"
        aria-label="Filter hikes"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 72 }}
      >
        {tags.map((tag) => {
          const isChosen = chosen.includes(tag);
          return (
            <Chip
              key={tag}
              label={tag}
              icon={isChosen ? <DoneIcon /> : undefined}
              color={isChosen ? 'primary' : 'default'}
              aria-pressed={isChosen}
              onClick={() => toggle(tag)}
            />
          );
        })}
      </Box>
      {/* #endregion */}
      <Typography role="status" sx={{ mt: 1, height: 48 }}>
        {matches.map(({ name }) => name).join(', ') || 'No hike matches'}
      </Typography>
    </div>
  );
}
