import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnatomyItem } from '../items';
import type { SampleState } from '../samples/sample';
import { useFound, type Found } from './useFound';

/** States that are still to be looked at for an item. */
interface Search {
  item: AnatomyItem;
  left: readonly SampleState[];
}

export interface AnatomyState {
  state: SampleState;
  /** The stage, once the component is in its state. */
  stage?: HTMLElement;
  found: Found;
  pressed?: AnatomyItem;
  /** The item that is being looked for in other states. */
  searched?: AnatomyItem;
  choose(state: SampleState): void;
  press(item: AnatomyItem): void;
  onReady(stage: HTMLElement): void;
}

/** Remembers in which state an item was seen last. */
function useSeen(state: SampleState, { elements }: Found) {
  const seen = useRef(new Map<AnatomyItem, SampleState>());
  useEffect(() => {
    for (const item of elements.keys()) seen.current.set(item, state);
  }, [elements, state]);
  return seen.current;
}

/**
 * The state of an anatomy. Pressing a name that the current state does not show goes through the
 * other states until one does.
 */
export function useAnatomy(
  items: readonly AnatomyItem[],
  states: readonly [SampleState, ...SampleState[]],
): AnatomyState {
  const [state, setState] = useState(states[0]);
  const [stage, setStage] = useState<HTMLElement>();
  const [pressed, setPressed] = useState<AnatomyItem>();
  const [search, setSearch] = useState<Search>();
  const found = useFound(stage, items);
  const seen = useSeen(state, found);

  const show = useCallback((next: SampleState) => {
    setStage(undefined);
    setState(next);
  }, []);
  const choose = useCallback(
    (next: SampleState) => {
      setSearch(undefined);
      if (next !== state) show(next);
    },
    [show, state],
  );
  const press = useCallback(
    (item: AnatomyItem) => {
      setPressed(item);
      const known = seen.get(item);
      const left = states.filter((each) => each !== state);
      setSearch({ item, left: known && known !== state ? [known] : left });
    },
    [seen, state, states],
  );

  useEffect(() => {
    if (!search || !stage) return;
    const [next, ...left] = search.left;
    if (found.elements.has(search.item) || !next) {
      found.elements.get(search.item)?.[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      setSearch(undefined);
      return;
    }
    setSearch({ item: search.item, left });
    show(next);
  }, [search, stage, found, show]);

  return {
    ...{ state, stage, found, pressed, choose, press, onReady: setStage },
    searched: stage ? undefined : search?.item,
  };
}
