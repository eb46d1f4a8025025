import { useEffect, useState } from 'react';
import { loadWithRetry } from './load-with-retry';

/**
 * Loads a value when the component is mounted, and again for another function.
 * @returns undefined until the value is there
 */
export function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [loaded, setLoaded] = useState<Value>();
  useEffect(() => {
    let left = false;
    void loadWithRetry(load).then((value) => {
      if (!left) setLoaded(() => value);
    });
    return () => {
      left = true;
    };
  }, [load]);
  return loaded;
}
