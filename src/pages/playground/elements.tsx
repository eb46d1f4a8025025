import type { ReactNode } from 'react';
import MDXContent from '@theme/MDXContent';
import { MODES } from '@site/model/design-tokens';
import { Badges } from '@site/src/page/badges/Badges';
import { PlaygroundPage } from '@site/src/playground/PlaygroundPage';
import { DemoError } from '@site/src/demo/DemoError';
import Elements from './_elements.mdx';
import styles from './elements.module.css';

/** All elements of the design in both modes, to check changes of it. */
export default function ElementsPage(): ReactNode {
  return (
    <PlaygroundPage title="Elements">
      <div className={styles.columns}>
        {MODES.map((mode) => (
          <section key={mode} data-theme={mode} className={styles.column} aria-label={mode}>
            <div className="markdown">
              <h1>
                Elements, {mode}
                <Badges plan="pro" />
                <Badges plan="premium" planned newFeature />
              </h1>
              <MDXContent>
                <Elements />
              </MDXContent>
              <DemoError error={new Error('What a demo threw')} onReset={() => undefined} />
            </div>
          </section>
        ))}
      </div>
    </PlaygroundPage>
  );
}
