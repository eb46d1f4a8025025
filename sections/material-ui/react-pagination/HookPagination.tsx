import * as React from 'react';
import usePagination, {
  type UsePaginationItem,
} from '@mui/material/usePagination';
import { styled } from '@mui/material/styles';

const NAMES: Partial<Record<UsePaginationItem['type'], string>> = {
  previous: 'Back',
  next: 'Next',
};

// #region excerpt
const Steps = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  height: 40,
  padding: 0,
  listStyle: 'none',
}));

const Step = styled('button')(({ theme }) => ({
  height: 40,
  minWidth: 32,
  padding: theme.spacing(0, 1),
  border: 0,
  borderBottom: `3px solid ${theme.palette.divider}`,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  '&[aria-current]': { borderColor: theme.palette.primary.main },
  '&:disabled': { opacity: 0.5 },
}));

export default function HookPagination() {
  const [page, setPage] = React.useState(2);
  const { items } = usePagination({
    count: 5,
    page,
    onChange: (_event, newPage) => setPage(newPage),
  });

  return (
    <nav aria-label="Chapters">
      <Steps>
        {items.map(({ page: target, type, selected, ...item }) => (
          <li key={NAMES[type] ?? target}>
            <Step
              {...item}
              type="button"
              aria-current={selected ? 'page' : undefined}
            >
              {NAMES[type] ?? target}
            </Step>
          </li>
        ))}
      </Steps>
    </nav>
  );
}
// #endregion
