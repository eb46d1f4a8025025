// Replaced: on phones the table of contents stays within reach, follows the reading, and opens
// without scripts too.
import { useRef, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOCCollapsible';
import { useInterfaceLanguage } from '@site/src/i18n/useInterfaceLanguage';
import { useText } from '@site/src/i18n/useText';
import styles from './styles.module.css';

export default function TOCCollapsible({ className, ...toc }: Props): ReactNode {
  const text = useText();
  const details = useRef<HTMLDetailsElement>(null);

  function closeAfterChoice(event: MouseEvent): void {
    const chosen = event.target instanceof Element && event.target.closest('a');
    if (chosen && details.current) details.current.open = false;
  }

  return (
    <details ref={details} className={clsx(styles.toc, className)} data-pagefind-ignore>
      <summary className={styles.summary} lang={useInterfaceLanguage()}>
        {text('toc.title')}
      </summary>
      {/* The links inside are what is reached by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.items} onClick={closeAfterChoice}>
        <TOCItems
          {...toc}
          className="table-of-contents"
          linkClassName="table-of-contents__link toc-on-phones"
          linkActiveClassName="table-of-contents__link--active"
        />
      </div>
    </details>
  );
}
