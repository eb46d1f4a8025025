import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeStyling } from '@site/config/preferences';
import type { DemoCode } from '@site/plugins/demos/demo-code-loader';
import { codeVariant } from '@site/src/preferences/code-variant';
import type { DemoSource } from './demo-source';

export type LoadCode = () => Promise<{ default: DemoCode }>;

/** By styling, what has been fetched so far. */
export type WholeCode = Partial<Record<CodeStyling, DemoCode>>;

/** The text that highlighted code stands for. */
function textOfHtml(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.textContent ?? '';
}

/**
 * The code of a demo: an excerpt that stands in the page, and the whole source, which is fetched
 * when the reader first asks for it or is about to.
 * @param source the demo in the styling that is shown
 */
export function useDemoCode({ styling, code: excerpt, loadCode }: DemoSource) {
  const [fetched, setFetched] = useState<WholeCode>({});
  const pending = useRef<Partial<Record<CodeStyling, Promise<DemoCode>>>>({});
  const whole = excerpt.partial ? fetched[styling] : excerpt;

  const loadWhole = useCallback(async (): Promise<DemoCode> => {
    if (whole) return whole;
    const fetching = (pending.current[styling] ??= loadCode().then(({ default: code }) => code));
    try {
      const code = await fetching;
      // In the page when the promise is kept: a print that waited for it begins at once.
      flushSync(() => setFetched((before) => ({ ...before, [styling]: code })));
      return code;
    } catch (error) {
      // The next try starts anew: the network may be back.
      pending.current[styling] = undefined;
      throw error;
    }
  }, [whole, styling, loadCode]);

  /** The full source in the styling and the variant that the reader chose. */
  const sourceText = useCallback(async () => {
    const code = await loadWhole();
    const shown = codeVariant.get() === 'JS' ? (code.js ?? code.ts) : code.ts;
    return textOfHtml(shown.html);
  }, [loadWhole]);

  return { wholes: fetched, loadWhole, sourceText };
}
