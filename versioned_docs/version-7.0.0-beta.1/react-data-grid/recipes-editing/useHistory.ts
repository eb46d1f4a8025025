import * as React from 'react';

interface Change<Row> {
  before: Row;
  after: Row;
}

interface History<Row> {
  rows: readonly Row[];
  past: readonly Change<Row>[];
  future: readonly Change<Row>[];
}

function put<Row extends { id: number }>(rows: readonly Row[], row: Row): Row[] {
  return rows.map((each) => (each.id === row.id ? row : each));
}

/** Stores rows with undo and redo. */
export function useHistory<Row extends { id: number }>(create: () => Row[]) {
  const [history, setHistory] = React.useState<History<Row>>(() => ({
    rows: create(),
    past: [],
    future: [],
  }));

  const change = (before: Row, after: Row) =>
    setHistory(({ rows, past }) => ({
      rows: put(rows, after),
      past: [...past, { before, after }],
      future: [],
    }));

  const undo = () =>
    setHistory((last) => {
      const step = last.past.at(-1);
      if (!step) return last;
      return {
        rows: put(last.rows, step.before),
        past: last.past.slice(0, -1),
        future: [step, ...last.future],
      };
    });

  const redo = () =>
    setHistory((last) => {
      const [step, ...future] = last.future;
      if (!step) return last;
      return {
        rows: put(last.rows, step.after),
        past: [...last.past, step],
        future,
      };
    });

  return { ...history, change, undo, redo };
}
