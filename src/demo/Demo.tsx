import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useLocation } from '@docusaurus/router';
import type { CodeStyling } from '@site/model/preferences';
import { reportEvent } from '@site/src/analytics/events';
import { useCopy } from '@site/src/ui/copy/useCopy';
import { useCopyShortcut } from '@site/src/ui/copy/useCopyShortcut';
import { usePrinting } from '@site/src/page/print/usePrinting';
import { useText } from '@site/src/i18n/useText';
import { DemoCodePanel } from './DemoCodePanel';
import { DemoToolbar } from './DemoToolbar';
import { ExportButton } from './export/ExportButton';
import { LiveExample, type DemoHeight } from './LiveExample';
import { StaleNote } from './StaleNote';
import type { StylingMenuProps } from './StylingMenu';
import { demoAnchors, parseDemoHash } from './demo-hash';
import { useDemoSources, type DemoSource } from './demo-source';
import { useDemoCode } from './useDemoCode';
import { useDemoEditing } from './useDemoEditing';
import styles from './Demo.module.css';

export interface DemoProps extends Omit<DemoSource, 'styling'> {
  /** Name of the component, which is the name of its file. */
  name: string;
  height: DemoHeight;
  /** The same demo in other stylings, where it has them. */
  siblings?: DemoSource[];
  /** Given together with siblings, so other pages do without it. */
  menu?: ComponentType<StylingMenuProps>;
  /** Loads at once after hydration: the first demo of a page, where it is near the top. */
  early?: boolean;
  /** The page made its code: there is no file to link to. */
  generated?: boolean;
}

/** Opens and closes the code; a hash with the name of the demo opens it. */
function useOpenCode(name: string, loadWhole: () => Promise<unknown>, initially: boolean) {
  const { hash } = useLocation();
  const [open, setOpen] = useState(initially);
  useEffect(() => {
    // Only a new hash opens the code: a reader may close it again.
    if (parseDemoHash(hash)?.name !== name) return;
    setOpen(true);
    // A styling that the demo lacks has no anchor.
    if (!document.getElementById(hash.slice(1))) document.getElementById(name)?.scrollIntoView();
  }, [hash, name]);
  useEffect(() => {
    // Without a network, the excerpt stays.
    if (open) loadWhole().catch(() => undefined);
  }, [open, loadWhole]);
  return [open, setOpen] as const;
}

/** The demo starts again with each reset, which also brings back the original code. */
function useRuns() {
  const [run, setRun] = useState(0);
  const reset = (resetCode: () => void) => {
    resetCode();
    setRun((count) => count + 1);
  };
  return { run, reset };
}

/** Copying by the button, and by keyboard while the code has the pointer or the focus. */
function useCodeCopy(name: string, textToCopy: () => string | Promise<string>) {
  const { copied, copy } = useCopy(textToCopy);
  const codePanel = useCopyShortcut<HTMLDivElement>(() => {
    copy();
    reportEvent('demo', 'copy-keyboard', name);
  });
  return { copied, copy, codePanel };
}

/** Anchors for links to the demo, its variants and its stylings. */
function DemoAnchors({ name, stylings }: { name: string; stylings: CodeStyling[] }): ReactNode {
  const anchors = demoAnchors(name, stylings);
  const brokenLinks = useBrokenLinks();
  [name, ...anchors].forEach(brokenLinks.collectAnchor);
  return anchors.map((anchor) => <span key={anchor} id={anchor} className={styles.anchor} />);
}

/**
 * A live demo with its code. Authors write `<Demo src="./BasicColumns.tsx" height={400} />`; the
 * other properties are made from the file and its siblings by plugins/demos/page.
 */
export function Demo({ name, height, siblings, menu: Menu, early, ...own }: DemoProps): ReactNode {
  const text = useText();
  const { run, reset } = useRuns();
  const { all, shown } = useDemoSources(own, siblings);
  const { loaded, shownFile, showFile, loadShown, prepare, sourceText } = useDemoCode(shown);
  const partial = all.some(({ code }) => code.partial);
  const [open, setOpen] = useOpenCode(name, loadShown, !partial);
  const printing = usePrinting(loadShown);
  const editing = useDemoEditing(name, shown, { open, shownFile, setOpen, showFile });
  const { copied, copy, codePanel } = useCodeCopy(name, editing.textOr(sourceText));
  const stylings = all.map(({ styling }) => styling);
  return (
    <div
      className={styles.demo}
      id={name}
      data-demo={name}
      role="group"
      aria-label={text('demo.name', { name })}
    >
      <DemoAnchors name={name} stylings={stylings} />
      <LiveExample
        load={editing.load}
        styling={shown.styling}
        height={height}
        early={early}
        run={run}
      />
      {editing.stale && <StaleNote />}
      <div ref={codePanel} onPointerEnter={prepare} onFocus={prepare}>
        <DemoToolbar
          name={name}
          path={own.generated ? undefined : shown.path}
          menu={Menu && <Menu stylings={stylings} />}
          edit={editing.button}
          exportButton={
            <ExportButton name={name} source={shown} editedCode={editing.edited?.code} />
          }
          partial={partial}
          open={open}
          copied={copied}
          onShow={setOpen}
          onCopy={copy}
          edited={editing.edited !== undefined}
          onReset={() => reset(editing.resetCode)}
        />
        <DemoCodePanel
          name={name}
          sources={all}
          shown={shown}
          shownFile={shownFile}
          loaded={loaded}
          editor={editing.inPlaceOf}
          onShowFile={showFile}
          partial={partial}
          open={open || printing}
        />
      </div>
    </div>
  );
}
