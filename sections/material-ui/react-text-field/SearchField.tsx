import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';

// #region excerpt
const SearchInput = styled(InputBase)({
  gap: 8,
  width: '100%',
  maxWidth: 320,
  height: 48,
  paddingInline: 16,
  border: '2px solid #6b7c32',
  borderRadius: 24,
  [`&.${inputBaseClasses.focused}`]: { boxShadow: '0 0 0 3px #b7cc6b' },
  [`& .${inputBaseClasses.input}::placeholder`]: { opacity: 0.7 },
});
// #endregion

export default function SearchField() {
  return (
    <SearchInput
      type="search"
      placeholder="Search plants"
      inputProps={{ 'aria-label': 'Search plants' }}
      startAdornment={<SearchIcon />}
    />
  );
}
