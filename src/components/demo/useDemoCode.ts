import { useCallback, useRef, useState } from 'react';
import { codeVariant } from '@site/src/preferences/code-variant';
import type { DemoCode } from '@site/plugins/demos/demo-code-loader';

export type LoadCode = () => Promise<{ default: DemoCode }>;

/** The text that highlighted code stands for. */
function textOfHtml(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.textContent ?? '';
}

/**
 * The code of a demo: an excerpt that stands in the page, and the whole source, which is fetched
 * when the reader first asks for it or is about to.
 */
export function useDemoCode(excerpt: DemoCode, loadCode: LoadCode) {
  const [whole, setWhole] = useState<DemoCode | undefined>(excerpt.partial ? undefined : excerpt);
  const pending = useRef<Promise<DemoCode>>();

  const loadWhole = useCallback(async (): Promise<DemoCode> => {
    if (whole) return whole;
    pending.current ??= loadCode().then(({ default: code }) => code);
    try {
      const code = await pending.current;
      setWhole(code);
      return code;
    } catch (error) {
      // The next try starts anew: the network may be back.
      pending.current = undefined;
      throw error;
    }
  }, [whole, loadCode]);

  /** The full source in the variant that the reader chose. */
  const sourceText = useCallback(async () => {
    const code = await loadWhole();
    const shown = codeVariant.get() === 'JS' ? (code.js ?? code.ts) : code.ts;
    return textOfHtml(shown.html);
  }, [loadWhole]);

  return { whole, loadWhole, sourceText };
}
