import * as React from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';

const rivers = [
  ...['Aare', 'Doubs', 'Ebro', 'Isar', 'Loire', 'Main', 'Oder', 'Po'],
  ...['Rhône', 'Sava', 'Tagus'],
];
const PAGE_SIZE = 4;

export default function PagedList() {
  // #region excerpt
  const [page, setPage] = React.useState(1);
  const start = (page - 1) * PAGE_SIZE;

  return (
    <Box sx={{ height: 152 }}>
      <Box component="ol" start={start + 1} sx={{ minHeight: 96 }}>
        {rivers.slice(start, start + PAGE_SIZE).map((river) => (
          <Box key={river} component="li" sx={{ lineHeight: '24px' }}>
            {river}
          </Box>
        ))}
      </Box>
      <Pagination
        aria-label="Pages of rivers"
        count={Math.ceil(rivers.length / PAGE_SIZE)}
        page={page}
        onChange={(_event, newPage) => setPage(newPage)}
        sx={{ mt: 2 }}
      />
    </Box>
  );
  // #endregion
}
