import { startTransition, useCallback, useEffect, useState, type ComponentType } from 'react';
import type { CodeStyling } from '@site/model/preferences';
import type { DemoStageProps } from '@site/src/mui/DemoStage';
import { loadDemoStage } from './load-demo-stage';

/** A module that holds a demo, and the style sheet made for it where it is written in Tailwind. */
export interface DemoModule {
  default: ComponentType;
  css?: string;
}

export type LoadDemo = () => Promise<DemoModule>;

export type LiveDemo =
  | { status: 'waiting' }
  | {
      status: 'ready';
      Component: ComponentType;
      Stage: ComponentType<DemoStageProps>;
      css?: string;
      /** Styling that it was loaded for: another one is loaded again. */
      styling?: CodeStyling;
    }
  | { status: 'failed'; error: unknown };

/**
 * Loads a demo, and MUI with it, on request: the scripts of the page itself contain neither. While
 * it loads another styling, the current one stays.
 * @param load imports the demo
 * @param wanted whether it is time
 * @returns `retry` loads again after a failure, such as a network that was away
 */
export function useLiveDemo(
  load: LoadDemo,
  wanted: boolean,
  styling?: CodeStyling,
): { demo: LiveDemo; retry(): void } {
  const [demo, setDemo] = useState<LiveDemo>({ status: 'waiting' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    Promise.all([load(), loadDemoStage()]).then(
      ([{ default: Component, css }, { DemoStage: Stage }]) => {
        // A transition: React renders a large demo in pieces, and scrolling stays smooth.
        startTransition(() => {
          if (!left) setDemo({ status: 'ready', Component, Stage, css, styling });
        });
      },
      (error: unknown) => {
        if (!left) setDemo({ status: 'failed', error });
      },
    );
    return () => {
      left = true;
    };
  }, [load, wanted, styling, attempt]);

  const retry = useCallback(() => {
    setDemo({ status: 'waiting' });
    setAttempt((count) => count + 1);
  }, []);
  return { demo, retry };
}
