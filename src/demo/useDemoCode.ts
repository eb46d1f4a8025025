import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { DemoFile, DemoFileCode } from '@site/model/demo-code';
import { codeVariant } from '@site/src/preferences/stores';
import type { DemoSource } from './demo-source';
import { loadDemoFile } from './load-demo-file';
import { textOfHtml } from './text-of-html';

/** Complete files that were fetched, by their addresses. */
export type LoadedFiles = Partial<Record<string, DemoFileCode>>;

/** The code of a demo's own file, where the excerpt in the page is all of it. */
function wholeInPage({ code }: DemoSource, file: DemoFile): DemoFileCode | undefined {
  if (code.partial || file !== code.files[0]) return undefined;
  return { ts: code.ts.html, js: code.js?.html };
}

/** The file of a source that the reader looks at: its own, unless another one was chosen. */
function useShownFile({ styling, code }: DemoSource) {
  const [chosen, setChosen] = useState({ styling, name: '' });
  const [own] = code.files;
  const found = code.files.find(({ name }) => name === chosen.name);
  const shown = chosen.styling === styling ? (found ?? own) : own;
  const choose = useCallback(({ name }: DemoFile) => setChosen({ styling, name }), [styling]);
  return { shown, choose };
}

/**
 * The code of a demo: an excerpt that is in the page, and complete files, which are fetched when
 * the reader asks for one or is about to.
 * @param source the demo in the styling that is shown
 */
export function useDemoCode(source: DemoSource) {
  const { withBaseUrl } = useBaseUrlUtils();
  const [loaded, setLoaded] = useState<LoadedFiles>({});
  const { shown, choose } = useShownFile(source);

  const load = useCallback(
    async (file: DemoFile): Promise<DemoFileCode> => {
      const { address } = file;
      const code = wholeInPage(source, file) ?? (await loadDemoFile(withBaseUrl(address)));
      // In the page when the promise is kept: a print that waited for it begins at once.
      flushSync(() =>
        setLoaded((before) => (before[address] ? before : { ...before, [address]: code })),
      );
      return code;
    },
    [source, withBaseUrl],
  );

  const loadShown = useCallback(async () => shown && load(shown), [shown, load]);

  /** The reader is about to ask for it. */
  const prepare = () => void loadShown().catch(() => undefined);

  /** Shows another file as soon as it is loaded. */
  const showFile = useCallback(
    async (file: DemoFile) => {
      await load(file);
      choose(file);
    },
    [load, choose],
  );

  /** The full source of the file that shows, in the variant that the reader chose. */
  const sourceText = useCallback(async () => {
    const code = await loadShown();
    if (!code) return '';
    return textOfHtml(codeVariant.get() === 'JS' ? (code.js ?? code.ts) : code.ts);
  }, [loadShown]);

  return { loaded, shownFile: shown, showFile, loadShown, prepare, sourceText };
}
