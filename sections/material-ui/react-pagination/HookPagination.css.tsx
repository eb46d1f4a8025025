import * as React from 'react';
import usePagination, {
  type UsePaginationItem,
} from '@mui/material/usePagination';

const NAMES: Partial<Record<UsePaginationItem['type'], string>> = {
  previous: 'Back',
  next: 'Next',
};

// #region excerpt
const styles = `
.HookPagination-list {
  display: flex;
  gap: 4px;
  height: 40px;
  padding: 0;
  list-style: none;
}

.HookPagination-step {
  height: 40px;
  min-width: 32px;
  padding: 0 8px;
  border: 0;
  border-block-end: 3px solid color-mix(in srgb, currentColor 20%, transparent);
  color: inherit;
  background: none;
  font: inherit;
}

.HookPagination-step[aria-current] {
  border-color: #0284c7;
}

.HookPagination-step:disabled {
  opacity: 0.5;
}
`;

export default function HookPagination() {
  const [page, setPage] = React.useState(2);
  const { items } = usePagination({
    count: 5,
    page,
    onChange: (_event, newPage) => setPage(newPage),
  });

  return (
    <nav aria-label="Chapters">
      <style>{styles}</style>
      <ul className="HookPagination-list">
        {items.map(({ page: target, type, selected, ...item }) => (
          <li key={NAMES[type] ?? target}>
            <button
              className="HookPagination-step"
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
