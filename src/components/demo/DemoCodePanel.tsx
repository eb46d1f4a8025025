import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { CodeVariants } from '@site/src/components/code-block/CodeVariants';
import { useText } from '@site/src/i18n/useText';
import type { DemoCode, DemoCodeVariant } from '@site/plugins/demos/demo-code-loader';
import styles from './Demo.module.css';

interface DemoCodePanelProps {
  name: string;
  excerpt: DemoCode;
  /** The full source, once it has been fetched. */
  whole: DemoCode | undefined;
  open: boolean;
}

function textsOf({ ts, js }: DemoCode): { id: string; html: string }[] {
  return js
    ? [
        { id: 'TS', html: ts.html },
        { id: 'JS', html: js.html },
      ]
    : [{ id: '', html: ts.html }];
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

/** The excerpt, or the whole source where the reader asked for it. */
export function DemoCodePanel({ name, excerpt, whole, open }: DemoCodePanelProps): ReactNode {
  const text = useText();
  const shown = open ? (whole ?? excerpt) : excerpt;
  const hidden = !excerpt.partial && !open;
  return (
    <div id={`${name}-code`} className={styles.code} hidden={hidden}>
      <CodeVariants variants={textsOf(shown)} label={text('demo.codeOf', { name })} />
      <noscript>
        <p className={styles.withoutScript}>
          <SourceLink variant={excerpt.ts} />
        </p>
      </noscript>
    </div>
  );
}
