import InputBase from '@mui/material/InputBase';
import SearchIcon from '@mui/icons-material/Search';

// #region excerpt
const root =
  'gap-2 w-full max-w-80 h-12 px-4 rounded-full border-2 border-solid border-lime-700 [&.Mui-focused]:ring-3 [&.Mui-focused]:ring-lime-300';
const input = 'placeholder:opacity-70!';

export default function SearchField() {
  return (
    <InputBase
      classes={{ root, input }}
      type="search"
      placeholder="Search plants"
      inputProps={{ 'aria-label': 'Search plants' }}
      startAdornment={<SearchIcon />}
    />
  );
}
// #endregion
