import { useCallback, useEffect, useState, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useLocation } from '@docusaurus/router';
import { reportEvent } from '@site/src/analytics/events';
import { useCopy } from '@site/src/components/code-block/useCopy';
import { useCopyShortcut } from '@site/src/components/code-block/useCopyShortcut';
import { useText } from '@site/src/i18n/useText';
import type { DemoCode } from '@site/plugins/demos/demo-code-loader';
import { DemoCodePanel } from './DemoCodePanel';
import { DemoToolbar } from './DemoToolbar';
import { LiveExample, type DemoHeight } from './LiveExample';
import { parseDemoHash } from './demo-hash';
import { useDemoCode, type LoadCode } from './useDemoCode';
import type { LoadDemo } from './useLiveDemo';
import styles from './Demo.module.css';

export interface DemoProps {
  /** Name of the component, which is the name of its file. */
  name: string;
  /** Path of the source from the root of the repository. */
  path: string;
  height: DemoHeight;
  code: DemoCode;
  load: LoadDemo;
  loadCode: LoadCode;
  /** The first demo of its page loads at once. */
  first?: boolean;
}

/** Anchors of a demo; the ones with an ending also choose the variant. */
const ENDINGS = ['.tsx', '.js'];

/** Whether the code is open; a hash that names the demo opens it. */
function useOpenCode(name: string, loadWhole: () => Promise<unknown>, initially: boolean) {
  const { hash } = useLocation();
  const [open, setOpen] = useState(initially);
  const show = useCallback(
    (next: boolean) => {
      setOpen(next);
      // Should the network be away, the excerpt stays.
      if (next) loadWhole().catch(() => undefined);
    },
    [loadWhole],
  );
  useEffect(() => {
    if (parseDemoHash(hash)?.name === name) show(true);
    // Only a new hash opens the code: a reader may close it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, name]);
  return { open, show };
}

/**
 * A live demo with its code. Authors write `<Demo src="./BasicColumns.tsx" height={400} />`; the
 * other properties are made from the file by plugins/demos.
 */
export function Demo({ name, path, height, code, load, loadCode, first }: DemoProps): ReactNode {
  const [run, setRun] = useState(0);
  const { whole, loadWhole, sourceText } = useDemoCode(code, loadCode);
  const { open, show } = useOpenCode(name, loadWhole, !code.partial);
  const { copied, copy } = useCopy(sourceText);
  const codePanel = useCopyShortcut<HTMLDivElement>(() => {
    copy();
    reportEvent('demo', 'copy-keyboard', name);
  });
  const text = useText();
  const brokenLinks = useBrokenLinks();
  [name, ...ENDINGS.map((ending) => name + ending)].forEach(brokenLinks.collectAnchor);
  const prepare = () => void loadWhole().catch(() => undefined);
  return (
    <div
      className={styles.demo}
      id={name}
      data-demo={name}
      role="group"
      aria-label={text('demo.name', { name })}
    >
      {ENDINGS.map((ending) => (
        <span key={ending} id={name + ending} className={styles.anchor} />
      ))}
      <LiveExample load={load} height={height} first={first} run={run} />
      <div ref={codePanel} onPointerEnter={prepare} onFocus={prepare}>
        <DemoToolbar
          name={name}
          path={path}
          partial={code.partial}
          open={open}
          copied={copied}
          onShow={show}
          onCopy={copy}
          onReset={() => setRun((count) => count + 1)}
        />
        <DemoCodePanel name={name} excerpt={code} whole={whole} open={open} />
      </div>
    </div>
  );
}
