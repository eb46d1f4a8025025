import { Input } from '@mui/base/Input';

// #region excerpt
const parts = {
  root: {
    className:
      'flex h-11 items-center gap-2 rounded-full border border-solid border-stone-500 px-3 [&.base--focused]:outline-2 [&.base--focused]:outline-blue-600',
  },
  input: {
    className:
      'min-w-0 flex-1 border-0 bg-transparent text-base text-inherit outline-0',
  },
};
// #endregion

export default function TownSearch() {
  return (
    <div>
      <label htmlFor="town-search" className="block h-7">
        Town
      </label>
      <Input
        id="town-search"
        placeholder="Bergen"
        startAdornment={<span aria-hidden>⌕</span>}
        slotProps={parts}
      />
    </div>
  );
}
