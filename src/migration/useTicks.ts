import { useEffect, useMemo, useState } from 'react';
import { readTicks, ticksKey, writeTicks } from './ticks';

interface Ticks {
  done: ReadonlySet<string>;
  toggle(id: string): void;
  /** @returns sets them again */
  clear(): () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The ticks of a guide: kept in the browser, and the same in its other tabs. */
export function useTicks(guide: string, ids: readonly string[]): Ticks {
  const [done, setDone] = useState(NONE);
  const all = ids.join(' ');

  // After hydration: the static HTML knows of no ticks.
  useEffect(() => {
    const read = () => setDone(readTicks(guide, all.split(' ')));
    const changed = ({ key }: StorageEvent) => {
      if (key === null || key === ticksKey(guide)) read();
    };
    read();
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }, [guide, all]);

  return useMemo(() => {
    const keep = (next: ReadonlySet<string>) => {
      setDone(next);
      writeTicks(guide, next);
    };
    return {
      done,
      toggle(id) {
        const next = new Set(done);
        if (!next.delete(id)) next.add(id);
        keep(next);
      },
      clear() {
        keep(NONE);
        return () => keep(done);
      },
    };
  }, [guide, done]);
}
