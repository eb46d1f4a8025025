import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { LiveExampleProps } from '@site/src/demo/LiveExample';
import type { LoadDemo } from '@site/src/demo/useLiveDemo';
import { useText } from '@site/src/i18n/useText';
import { loadWithRetry } from '@site/src/loading/load-with-retry';
import styles from './home.module.css';

/** Pixels of the example; `scripts/home-pictures` takes the pictures with its padding. */
const HEIGHT = 320;

/** The example in both color modes, for wide pages and for phones. */
function Picture({ name }: { name: string }): ReactNode {
  const folder = useBaseUrl('/img/home/');
  return (['light', 'dark'] as const).map((mode) => (
    <picture key={mode} className={styles[mode]}>
      <source media="(width < 600px)" srcSet={`${folder}${name}-${mode}-phone.webp`} />
      <img src={`${folder}${name}-${mode}.webp`} alt="" loading="lazy" />
    </picture>
  ));
}

interface HomeExampleProps {
  picture: string;
  /** Name of the family in the reader's language. */
  name: string;
  load: LoadDemo;
}

/**
 * A picture of an example that starts when the pointer comes over it or its button is pressed:
 * until then the page loads none of the libraries, and nothing of the example.
 */
export function HomeExample({ picture, name, load }: HomeExampleProps): ReactNode {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const [started, setStarted] = useState(false);
  const [Example, setExample] = useState<ComponentType<LiveExampleProps>>();
  const start = () => {
    if (started) return;
    setStarted(true);
    void loadWithRetry(() => import('@site/src/demo/LiveExample')).then(({ LiveExample }) =>
      setExample(() => LiveExample),
    );
  };
  return (
    <div
      ref={box}
      className={styles.example}
      role="group"
      aria-label={name}
      tabIndex={-1}
      // A finger that scrolls comes over pictures, too.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && start()}
    >
      {Example && <Example load={load} height={HEIGHT} early />}
      <div className={styles.picture}>
        <Picture name={picture} />
        {!started && (
          <button
            type="button"
            className={styles.try}
            aria-label={`${text('home.try')}: ${name}`}
            onClick={() => {
              box.current?.focus();
              start();
            }}
          >
            <span>{text('home.try')}</span>
          </button>
        )}
      </div>
    </div>
  );
}
