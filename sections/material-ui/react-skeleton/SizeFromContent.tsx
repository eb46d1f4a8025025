import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SizeFromContent() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained">Add to the cart</Button>
      {/* #region excerpt */}
      <Skeleton variant="rounded">
        <Button variant="contained">Add to the cart</Button>
      </Skeleton>
      {/* #endregion */}
    </Stack>
  );
}
