import type { ReactNode } from 'react';
import MDXContent from '@theme/MDXContent';
import { PlaygroundPage } from '@site/src/playground/PlaygroundPage';
import Demos from './_code-styling.mdx';
import styles from './elements.module.css';

/** Demos with and without other stylings, to check changes of how stylings are chosen. */
export default function CodeStylingPage(): ReactNode {
  return (
    <PlaygroundPage title="Code styling">
      <div className={styles.column}>
        <div className="markdown">
          <h1>Code styling</h1>
          <MDXContent>
            <Demos />
          </MDXContent>
        </div>
      </div>
    </PlaygroundPage>
  );
}
