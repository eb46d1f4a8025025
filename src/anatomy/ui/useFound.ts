import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnatomyItem } from '../items';
import { classPrefixes, findElements } from '../marks/find-elements';

/** Elements by item, and items by element, of what the stage shows. */
export interface Found {
  elements: ReadonlyMap<AnatomyItem, readonly Element[]>;
  items: ReadonlyMap<Element, readonly AnatomyItem[]>;
}

const NOTHING: Found = { elements: new Map(), items: new Map() };

/** Finds all items in a stage. */
function findAll(stage: Element, items: readonly AnatomyItem[]): Found {
  const prefixes = classPrefixes(items);
  const found = items.map((item) => [item, findElements(stage, item, prefixes)] as const);
  const byElement = new Map<Element, AnatomyItem[]>();
  for (const [item, elements] of found) {
    for (const element of elements) {
      byElement.set(element, [...(byElement.get(element) ?? []), item]);
    }
  }
  return { elements: new Map(found.filter(([, list]) => list.length > 0)), items: byElement };
}

/**
 * Knows where the items are in a stage, also after the reader used the component.
 * @param stage undefined while it gets into its state
 */
export function useFound(stage: HTMLElement | undefined, items: readonly AnatomyItem[]): Found {
  const [version, setVersion] = useState(0);
  const update = useCallback(() => setVersion((count) => count + 1), []);
  useEffect(() => {
    if (!stage) return undefined;
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    });
    observer.observe(stage, {
      attributes: true,
      attributeFilter: ['class'],
      childList: true,
      subtree: true,
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [stage, update]);
  // `version` counts the changes of the stage, which React does not see.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => (stage ? findAll(stage, items) : NOTHING), [stage, items, version]);
}
