import * as React from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';

export default function PaginationLinks() {
  const [address, setAddress] = React.useState('/news?page=2');

  /** Stands for your router, which shows the page without loading it. */
  function navigate(event: React.MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    const { pathname, search } = new URL(event.currentTarget.href);
    setAddress(pathname + search);
  }

  // #region excerpt
  const page = Number(new URLSearchParams(address.split('?')[1]).get('page'));

  return (
    <Box>
      <Pagination
        aria-label="Pages of news"
        shape="rounded"
        count={5}
        page={page}
        renderItem={(item) => (
          <PaginationItem
            {...item}
            component="a"
            href={`/news?page=${item.page}`}
            onClick={navigate}
          />
        )}
      />
      <Typography sx={{ mt: 2 }}>{address}</Typography>
    </Box>
  );
  // #endregion
}
