import InputBase from '@mui/material/InputBase';
import SearchIcon from '@mui/icons-material/Search';

// #region excerpt
const styles = `
.SearchField .SearchField-input {
  gap: 8px;
  width: 100%;
  max-width: 320px;
  height: 48px;
  padding-inline: 16px;
  border: 2px solid #6b7c32;
  border-radius: 24px;
}

.SearchField .SearchField-input.Mui-focused {
  box-shadow: 0 0 0 3px #b7cc6b;
}

.SearchField .MuiInputBase-input::placeholder {
  opacity: 0.7;
}
`;
// #endregion

export default function SearchField() {
  return (
    <div className="SearchField">
      <style>{styles}</style>
      <InputBase
        className="SearchField-input"
        type="search"
        placeholder="Search plants"
        inputProps={{ 'aria-label': 'Search plants' }}
        startAdornment={<SearchIcon />}
      />
    </div>
  );
}
