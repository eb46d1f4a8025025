import { useEffect, useReducer, useState } from 'react';
import type { Direction } from '@site/model/theme-state';
import { loadWithRetry } from '@site/src/loading/load-with-retry';
import { hasStageParts, loadStageParts, stagePartsOf, type StageParts } from './stage-parts';

interface Stage extends StageParts {
  /** The direction that can be shown now. */
  direction: Direction;
}

/**
 * The parts of a stage for the reader's direction and the page's language. While new ones are on
 * their way the old ones stay; where they cannot be had the demo runs without them, and the reader
 * can have them tried again.
 * @returns undefined while nothing can be shown yet
 */
export function useStageParts(direction: Direction, locale: string): Stage | undefined {
  const [shown, setShown] = useState<Direction | undefined>();
  const [, update] = useReducer((count: number) => count + 1, 0);
  const complete = hasStageParts(direction, locale);

  useEffect(() => {
    if (complete) {
      setShown(direction);
      return undefined;
    }
    let left = false;
    const show = () => {
      if (left) return;
      setShown(direction);
      update();
    };
    const load = () =>
      loadStageParts(direction, locale).catch((error: unknown) => {
        show();
        throw error;
      });
    void loadWithRetry(load).then(show);
    return () => {
      left = true;
    };
  }, [complete, direction, locale]);

  const inForce = complete ? direction : shown;
  return inForce && { direction: inForce, ...stagePartsOf(inForce, locale) };
}
