import * as React from 'react';
import {
  useGridApiContext,
  useGridApiEventHandler,
  type GridInitialState,
} from '@mui/x-data-grid-pro';

interface History {
  states: GridInitialState[];
  index: number;
}

/** Stores the last 50 layouts of the grid. */
export function useLayoutHistory() {
  const apiRef = useGridApiContext();
  const isRestoring = React.useRef(false);
  const [{ states, index }, setHistory] = React.useState<History>(() => ({
    states: [apiRef.current.exportState()],
    index: 0,
  }));

  const remember = () => {
    if (isRestoring.current) return;
    const state = apiRef.current.exportState();
    setHistory((before) => {
      const kept = before.states.slice(0, before.index + 1).slice(-49);
      return { states: [...kept, state], index: kept.length };
    });
  };

  useGridApiEventHandler(apiRef, 'columnWidthChange', remember);
  useGridApiEventHandler(apiRef, 'columnOrderChange', remember);
  useGridApiEventHandler(apiRef, 'columnVisibilityModelChange', remember);
  useGridApiEventHandler(apiRef, 'sortModelChange', remember);
  useGridApiEventHandler(apiRef, 'filterModelChange', remember);

  const goTo = (next: number) => {
    const state = states[next];
    if (!state) return undefined;
    return () => {
      isRestoring.current = true;
      apiRef.current.restoreState(state);
      isRestoring.current = false;
      setHistory({ states, index: next });
    };
  };

  return { undo: goTo(index - 1), redo: goTo(index + 1), steps: index };
}
