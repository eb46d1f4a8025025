import { useMemo } from 'react';
import { CODE_STYLINGS, type CodeStyling } from '@site/model/preferences';
import type { DemoCode } from '@site/model/demo-code';
import { codeStyling } from '@site/src/preferences/stores';
import { useChoice } from '@site/src/preferences/create-choice';
import type { LoadDemo } from './useLiveDemo';

/** A demo in one styling. */
export interface DemoSource {
  styling: CodeStyling;
  /** Path of the source from the root of the repository. */
  path: string;
  /** The excerpt, and which files there are. */
  code: DemoCode;
  load: LoadDemo;
}

export interface DemoSources {
  /** In the order of the stylings; the demo's own file is the first. */
  all: DemoSource[];
  /** The one in the styling that the reader chose, or the first. */
  shown: DemoSource;
}

/** The stylings of a demo, and which of them is in force. */
export function useDemoSources(
  { path, code, load }: Omit<DemoSource, 'styling'>,
  siblings: DemoSource[] | undefined,
): DemoSources {
  const chosen = useChoice(codeStyling);
  return useMemo(() => {
    const own: DemoSource = { styling: CODE_STYLINGS[0], path, code, load };
    const shown = siblings?.find(({ styling }) => styling === chosen) ?? own;
    return { all: [own, ...(siblings ?? [])], shown };
  }, [path, code, load, siblings, chosen]);
}

/**
 * Attributes for elements of one styling of a demo: CSS shows the styling that the reader chose, or
 * the first one if the demo lacks it.
 */
export function stylingAttributes(
  styling: CodeStyling,
  available: readonly CodeStyling[],
): { 'data-styling'?: string; 'data-replaced-by'?: string } {
  if (available.length < 2) return {};
  if (styling !== CODE_STYLINGS[0]) return { 'data-styling': styling };
  return { 'data-replaced-by': available.slice(1).join(' ') };
}
