import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/material/styles';

// #region excerpt
const Search = styled(Input)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 44,
  padding: '0 12px',
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: 22,
  [`&.${inputClasses.focused}`]: {
    outline: `2px solid ${theme.palette.primary.main}`,
  },
  [`& .${inputClasses.input}`]: {
    flex: 1,
    minWidth: 0,
    border: 0,
    outline: 0,
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
  },
}));
// #endregion

const Label = styled('label')({ display: 'block', height: 28 });

export default function TownSearch() {
  return (
    <div>
      <Label htmlFor="town-search">Town</Label>
      <Search
        id="town-search"
        placeholder="Bergen"
        startAdornment={<span aria-hidden>⌕</span>}
      />
    </div>
  );
}
