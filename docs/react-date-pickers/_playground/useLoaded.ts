import * as React from 'react';

interface Settled<Result> {
  load: () => Promise<Result>;
  /** Left out where it could not be loaded. */
  result?: Result;
}

/** What a function loads: undefined until it is there, null where it cannot be had. */
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
