import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function StyledStack() {
  // #region excerpt
  return (
    <Stack className="h-14 w-fit flex-row! items-center gap-4 rounded-full bg-slate-100 ps-2 pe-6 dark:bg-slate-800">
      <Avatar aria-hidden className="bg-sky-700! text-white!">
        MO
      </Avatar>
      <span>Mina Okoye</span>
    </Stack>
  );
  // #endregion
}
