import * as React from 'react';
import usePagination, {
  type UsePaginationItem,
} from '@mui/material/usePagination';

const NAMES: Partial<Record<UsePaginationItem['type'], string>> = {
  previous: 'Back',
  next: 'Next',
};

// #region excerpt
const STEP =
  'h-10 min-w-8 border-0 border-b-3 border-solid border-slate-300 bg-transparent px-2 text-inherit [font:inherit] disabled:opacity-50 aria-[current]:border-sky-600 dark:border-slate-600';

export default function HookPagination() {
  const [page, setPage] = React.useState(2);
  const { items } = usePagination({
    count: 5,
    page,
    onChange: (_event, newPage) => setPage(newPage),
  });

  return (
    <nav aria-label="Chapters">
      <ul className="flex h-10 list-none gap-1 p-0">
        {items.map(({ page: target, type, selected, ...item }) => (
          <li key={NAMES[type] ?? target}>
            <button
              className={STEP}
              {...item}
              type="button"
              aria-current={selected ? 'page' : undefined}
            >
              {NAMES[type] ?? target}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
// #endregion
