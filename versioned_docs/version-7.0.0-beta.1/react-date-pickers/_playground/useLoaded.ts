import * as React from 'react';

interface Settled<Result> {
  load: () => Promise<Result>;
  /** Omitted if it could not be loaded. */
  result?: Result;
}

/** The result of a loader: undefined while it loads, null if it fails. */
export function useLoaded<Result>(load: () => Promise<Result>): Result | undefined | null {
  const [settled, setSettled] = React.useState<Settled<Result>>();
  React.useEffect(() => {
    let wanted = true;
    const settle = (result?: Result) => wanted && setSettled({ load, result });
    load().then(settle, () => settle());
    return () => {
      wanted = false;
    };
  }, [load]);
  if (settled?.load !== load) return undefined;
  return settled.result ?? null;
}
