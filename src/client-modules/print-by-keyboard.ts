/**
 * Ctrl+P or ⌘P waits for the code of the page's demos before the page is printed: browsers give a
 * page no time for that once they have begun.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { PREPARE_PRINT, type PreparePrint } from '@site/src/page/print/usePrinting';

/** Milliseconds after which the page is printed even if parts are missing. */
const TIMEOUT = 2000;

function printWhenReady(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey, altKey, key } = event;
  if (!(ctrlKey || metaKey) || shiftKey || altKey || key.toLowerCase() !== 'p') return;
  const detail: Promise<unknown>[] = [];
  const prepare: PreparePrint = new CustomEvent(PREPARE_PRINT, { detail });
  window.dispatchEvent(prepare);
  if (detail.length === 0) return;
  event.preventDefault();
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT));
  void Promise.race([Promise.allSettled(detail), timeout]).then(() => window.print());
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('keydown', printWhenReady);
