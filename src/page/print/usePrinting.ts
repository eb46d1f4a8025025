import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A page that is about to be printed; what has to be fetched for it may be waited for. */
export const PREPARE_PRINT = 'docs-prepare-print';

export type PreparePrint = CustomEvent<Promise<unknown>[]>;

/**
 * True while the page is printed. Browsers draw right after they say so, and the state is in the
 * page by then.
 * @param fetch what print needs; waited for where the reader prints by keyboard
 */
export function usePrinting(fetch?: () => Promise<unknown>): boolean {
  const [printing, setPrinting] = useState(false);

  useEffect(() => {
    const media = window.matchMedia('print');
    const turn = (on: boolean) => {
      if (on) void fetch?.().catch(() => undefined);
      flushSync(() => setPrinting(on));
    };
    // The print may have started before this listener was added.
    setPrinting(media.matches);
    const onMedia = ({ matches }: MediaQueryListEvent) => turn(matches);
    const start = () => turn(true);
    const end = () => turn(false);
    const prepare = (event: Event) => {
      if (fetch) (event as PreparePrint).detail.push(fetch());
    };
    media.addEventListener('change', onMedia);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    window.addEventListener(PREPARE_PRINT, prepare);
    return () => {
      media.removeEventListener('change', onMedia);
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
      window.removeEventListener(PREPARE_PRINT, prepare);
    };
  }, [fetch]);

  return printing;
}
