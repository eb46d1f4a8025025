import type { ReactNode } from 'react';
import { PlaygroundLinks } from '@site/src/playground/PlaygroundLinks';
import { PlaygroundPage } from '@site/src/playground/PlaygroundPage';
import { useText } from '@site/src/i18n/useText';
import '@site/src/playground/ui/texts';
import styles from './elements.module.css';

/** A blank page on which maintainers can try something without the layout. */
export default function BlankPlayground(): ReactNode {
  const text = useText();
  return (
    <PlaygroundPage title={text('playground.title')}>
      <div className={styles.column}>
        <h1>{text('playground.title')}</h1>
        <p>{text('playground.blank')}</p>
        <PlaygroundLinks />
      </div>
    </PlaygroundPage>
  );
}
