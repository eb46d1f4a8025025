import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { DemoStageProps } from '@site/src/mui/DemoStage';
import { loadDemoStage } from './load-demo-stage';

export type LoadDemo = () => Promise<{ default: ComponentType }>;

export type LiveDemo =
  | { status: 'waiting' }
  | { status: 'ready'; Component: ComponentType; Stage: ComponentType<DemoStageProps> }
  | { status: 'failed'; error: unknown };

/**
 * Loads a demo, and MUI with it, when asked to. The frame of the page carries neither.
 * @param load imports the demo
 * @param wanted whether it is time
 * @returns `retry` loads again after a failure, such as a network that was away
 */
export function useLiveDemo(load: LoadDemo, wanted: boolean): { demo: LiveDemo; retry(): void } {
  const [demo, setDemo] = useState<LiveDemo>({ status: 'waiting' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    Promise.all([load(), loadDemoStage()]).then(
      ([{ default: Component }, { DemoStage: Stage }]) => {
        if (!left) setDemo({ status: 'ready', Component, Stage });
      },
      (error: unknown) => {
        if (!left) setDemo({ status: 'failed', error });
      },
    );
    return () => {
      left = true;
    };
  }, [load, wanted, attempt]);

  const retry = useCallback(() => {
    setDemo({ status: 'waiting' });
    setAttempt((count) => count + 1);
  }, []);
  return { demo, retry };
}
