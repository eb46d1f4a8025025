import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '@site/model/reason-of';
import { changesAddress } from '@site/model/member-history/addresses';
import { reversedChanges, type VersionChanges } from '@site/model/member-history/changes';

export type Comparison =
  | { state: 'loading' }
  | { state: 'failed'; reason: string }
  | { state: 'loaded'; changes: VersionChanges };

async function fetchChanges(from: string, to: string): Promise<VersionChanges> {
  const response = await fetch(changesAddress(from, to));
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return (await response.json()) as VersionChanges;
}

/**
 * Loads the changes from a version to another one; those to an older version are the reversed ones.
 * @param ids of all versions, the newest first
 * @returns undefined if there is nothing to load
 */
export function useComparison(
  { from, to }: { from: string; to: string },
  ids: readonly string[],
): { comparison: Comparison | undefined; retry(): void } {
  const [comparison, setComparison] = useState<Comparison>();
  const [attempt, setAttempt] = useState(0);
  const reversed = ids.indexOf(from) < ids.indexOf(to);

  useEffect(() => {
    if (!from || !to || from === to) {
      setComparison(undefined);
      return undefined;
    }
    let left = false;
    setComparison({ state: 'loading' });
    const set = (next: Comparison) => {
      if (!left) setComparison(next);
    };
    const [older, newer] = reversed ? [to, from] : [from, to];
    fetchChanges(older, newer).then(
      (changes) => set({ state: 'loaded', changes: reversed ? reversedChanges(changes) : changes }),
      (error: unknown) => set({ state: 'failed', reason: reasonOf(error) }),
    );
    return () => {
      left = true;
    };
  }, [from, to, reversed, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { comparison, retry };
}
