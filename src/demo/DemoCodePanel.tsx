import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeVariants from '@site/src/theme/CodeBlock/Variants';
import { useText } from '@site/src/i18n/useText';
import type { DemoCode, DemoCodeVariant, DemoFile, DemoFileCode } from '@site/model/demo-code';
import { DemoFiles } from './DemoFiles';
import { stylingAttributes, type DemoSource } from './demo-source';
import type { LoadedFiles } from './useDemoCode';
import styles from './Demo.module.css';

interface DemoCodePanelProps {
  name: string;
  sources: DemoSource[];
  /** The one in the reader's styling. */
  shown: DemoSource;
  /** The file of the demo that is shown. */
  shownFile: DemoFile | undefined;
  /** The files that have been fetched. */
  loaded: LoadedFiles;
  /** Set if there is more code than the excerpts. */
  partial: boolean;
  open: boolean;
  /** Puts an editor in the place of the code, if the reader wants one. */
  editor(code: ReactNode): ReactNode;
  onShowFile(file: DemoFile): Promise<void>;
}

function variantsOf({ ts, js }: DemoFileCode): { id: string; html: string }[] {
  return js === undefined
    ? [{ id: '', html: ts }]
    : [
        { id: 'TS', html: ts },
        { id: 'JS', html: js },
      ];
}

function excerptOf({ ts, js }: DemoCode): DemoFileCode {
  return { ts: ts.html, js: js?.html };
}

/** The full source as a text file. Without scripts the TypeScript shows, and so it is linked. */
function SourceLink({ variant }: { variant: DemoCodeVariant }): ReactNode {
  const text = useText();
  return (
    <a className={styles.sourceLink} href={useBaseUrl(variant.source)}>
      {text('demo.fullSource')}
    </a>
  );
}

/** The excerpts, or complete files if the reader asked for them; CSS shows one styling. */
export function DemoCodePanel(props: DemoCodePanelProps): ReactNode {
  const { name, sources, shown, shownFile, loaded, partial, open, editor, onShowFile } = props;
  const text = useText();
  const stylings = sources.map(({ styling }) => styling);
  const { files } = shown.code;

  function codeOf({ styling, code }: DemoSource): DemoFileCode {
    const file = styling === shown.styling ? shownFile : code.files[0];
    return (open && file && loaded[file.address]) || excerptOf(code);
  }

  const code = sources.map((source, index) => (
    <div key={source.styling} {...stylingAttributes(source.styling, stylings)}>
      <CodeVariants variants={variantsOf(codeOf(source))} label={text('demo.codeOf', { name })} />
      {index === 0 && (
        <noscript>
          <p className={styles.withoutScript}>
            <SourceLink variant={source.code.ts} />
          </p>
        </noscript>
      )}
    </div>
  ));
  return (
    <div id={`${name}-code`} className={styles.code} hidden={!partial && !open}>
      {open && shownFile && files.length > 1 && (
        <DemoFiles name={name} files={files} shown={shownFile} onShow={onShowFile} />
      )}
      {editor(code)}
    </div>
  );
}
