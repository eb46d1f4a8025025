import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { CodeVariants } from '@site/src/components/code-block/CodeVariants';
import { useText } from '@site/src/i18n/useText';
import type { DemoCode, DemoCodeVariant } from '@site/plugins/demos/demo-code-loader';
import { stylingMarks, type DemoSource } from './demo-source';
import type { WholeCode } from './useDemoCode';
import styles from './Demo.module.css';

interface DemoCodePanelProps {
  name: string;
  sources: DemoSource[];
  /** The full sources, as far as they have been fetched. */
  wholes: WholeCode;
  /** Whether there is more code than the excerpts. */
  partial: boolean;
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

/** The excerpts, or the whole sources where the reader asked for them; CSS shows one styling. */
export function DemoCodePanel(props: DemoCodePanelProps): ReactNode {
  const { name, sources, wholes, partial, open } = props;
  const text = useText();
  const stylings = sources.map(({ styling }) => styling);
  return (
    <div id={`${name}-code`} className={styles.code} hidden={!partial && !open}>
      {sources.map(({ styling, code }, index) => (
        <div key={styling} {...stylingMarks(styling, stylings)}>
          <CodeVariants
            variants={textsOf((open && wholes[styling]) || code)}
            label={text('demo.codeOf', { name })}
          />
          {index === 0 && (
            <noscript>
              <p className={styles.withoutScript}>
                <SourceLink variant={code.ts} />
              </p>
            </noscript>
          )}
        </div>
      ))}
    </div>
  );
}
