import { Input } from '@mui/base/Input';

// #region excerpt
const styles = `
.TownSearch-label {
  display: block;
  height: 28px;
}

.TownSearch .base-Input-root {
  display: flex;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 12px;
  border: 1px solid #78716c;
  border-radius: 22px;
  box-sizing: border-box;
}

.TownSearch .base--focused {
  outline: 2px solid #2563eb;
}

.TownSearch .base-Input-input {
  flex: 1;
  min-width: 0;
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  font: inherit;
}
`;
// #endregion

export default function TownSearch() {
  return (
    <div className="TownSearch">
      <style>{styles}</style>
      <label htmlFor="town-search" className="TownSearch-label">
        Town
      </label>
      <Input
        id="town-search"
        placeholder="Bergen"
        startAdornment={<span aria-hidden>⌕</span>}
      />
    </div>
  );
}
