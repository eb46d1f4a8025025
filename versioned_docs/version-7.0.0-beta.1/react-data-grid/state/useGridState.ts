import * as React from 'react';
import type { GridApi, GridState } from '@mui/x-data-grid';

/**
 * Reads a part of the state in components outside the grid.
 * @param selector must return the same value while the state is unchanged
 * @returns undefined until the grid has rendered
 */
export function useGridState<T>(
  apiRef: React.MutableRefObject<GridApi>,
  selector: (state: GridState, instanceId: GridApi['instanceId']) => T,
): T | undefined {
  const subscribe = React.useCallback(
    (notify: () => void) => apiRef.current.subscribeEvent('stateChange', notify),
    [apiRef],
  );
  const read = () => {
    const { state, instanceId } = apiRef.current;
    return state ? selector(state, instanceId) : undefined;
  };
  return React.useSyncExternalStore(subscribe, read, () => undefined);
}
