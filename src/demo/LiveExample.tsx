import { useCallback, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { CodeStyling } from '@site/model/preferences';
import { useText } from '@site/src/i18n/useText';
import { isLoadError } from '@site/src/loading/load-errors';
import { LoadFailure } from '@site/src/loading/LoadFailure';
import { DemoError } from './DemoError';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { DemoOffline } from './DemoOffline';
import { useLiveDemo, type LoadDemo } from './useLiveDemo';
import { useNearViewport } from './useNearViewport';
import styles from './Demo.module.css';

/** Pixels; `md` from 900 px of window width on. */
export type DemoHeight = number | { xs: number; md: number };

export interface LiveExampleProps {
  load: LoadDemo;
  height: DemoHeight;
  /** Loads at once after hydration rather than when it comes near. */
  early?: boolean;
  /** Styling that `load` loads, if the demo has several. */
  styling?: CodeStyling;
  /** A new value starts the example again. */
  run?: number;
}

/** The reserved height as custom properties, read by the stylesheet. */
function heightStyle(height: DemoHeight): CSSProperties {
  const { xs, md } = typeof height === 'number' ? { xs: height, md: height } : height;
  return { '--demo-height-xs': `${xs}px`, '--demo-height-md': `${md}px` } as CSSProperties;
}

/** Shown in place of an example that did not start. */
function DemoFailure({ error, onRetry }: { error: unknown; onRetry(): void }): ReactNode {
  if (!isLoadError(error)) return <DemoError error={error} onReset={onRetry} />;
  if (!navigator.onLine) return <DemoOffline onRetry={onRetry} />;
  return <LoadFailure className={styles.error} onRetry={onRetry} />;
}

/**
 * A running example in a box of reserved height: a skeleton until it comes near the viewport, then
 * the example, or what went wrong and a way to start again.
 */
export function LiveExample(props: LiveExampleProps): ReactNode {
  const { load, height, early = false, styling, run = 0 } = props;
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const [failures, setFailures] = useState(0);
  const { demo, retry } = useLiveDemo(load, useNearViewport(box, early), styling);
  const startAgain = useCallback(() => setFailures((count) => count + 1), []);
  return (
    <div
      ref={box}
      className={styles.stage}
      style={heightStyle(height)}
      data-demo-stage={demo.status}
    >
      {demo.status === 'waiting' && (
        <div className={styles.skeleton}>
          <span className="visually-hidden">{text('demo.loading')}</span>
          <noscript>
            <p className={styles.needsScript}>{text('demo.needsScript')}</p>
          </noscript>
        </div>
      )}
      {demo.status === 'failed' && <DemoFailure error={demo.error} onRetry={retry} />}
      {demo.status === 'ready' && (
        <DemoErrorBoundary
          key={`${demo.styling}-${run}-${failures}`}
          subject={demo.Component}
          renderError={(error) => <DemoError error={error} onReset={startAgain} />}
        >
          <demo.Stage>
            {demo.css && <style>{demo.css}</style>}
            <demo.Component />
          </demo.Stage>
        </DemoErrorBoundary>
      )}
    </div>
  );
}
