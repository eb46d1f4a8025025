import { useCallback, useEffect, useRef, useState } from 'react';
import type { CodeVariant } from '@site/model/preferences';
import { loadWithRetry } from '@site/src/loading/load-with-retry';
import { registerDraft } from '@site/src/offline/drafts';
import type { DemoSource } from '../demo-source';
import { reloadName } from '../kept-drafts';
import type { EditedDemo } from '../useDemoEditing';
import type { LoadDemo } from '../useLiveDemo';
import { EditedRuns, type Problem } from './EditedRuns';
import { KeptCode, type StartedDrafts } from './KeptCode';
import type { PreparedDemo } from './prepare-demo';
import { useLateErrors } from './useLateErrors';

/** Milliseconds without a key before the code runs. */
const DEBOUNCE = 166;

export interface EditedState {
  /** Whether the code differs from the original. */
  edited: boolean;
  /** Whether the browser keeps it. */
  kept: boolean;
  /** Whether the code is shown only, until the reader starts it. */
  waiting: boolean;
  /** Whether the code has hung the page, or something has ended the page while it started. */
  unfinished: boolean;
  /** Whether a draft was dropped because the demo has changed. */
  outdated: boolean;
  problem?: Problem;
}

interface Options {
  source: DemoSource;
  variant: CodeVariant;
  prepared: PreparedDemo;
  started: StartedDrafts;
  /** Is notified of each version that shows; undefined for the original. */
  onEdited(edited: EditedDemo | undefined): void;
}

async function makeTailwindSheet(code: string, pageSheet: string): Promise<string> {
  const { tailwindSheet } = await loadWithRetry(
    () => import(/* webpackChunkName: "edit-tailwind" */ './tailwind-sheet'),
  );
  return tailwindSheet(code, pageSheet);
}

function createRuns(
  { modules }: PreparedDemo,
  loadOriginal: LoadDemo,
  kept: KeptCode,
  onProblem: (problem: Problem | undefined) => void,
): EditedRuns {
  const events = {
    onStart: () => kept.begin(),
    onEnd: (problem?: Problem) => {
      kept.end();
      onProblem(problem);
    },
  };
  return new EditedRuns(modules, loadOriginal, events, makeTailwindSheet);
}

/** Has the code kept when the reader leaves, or the page reloads for an update. */
function useLeaving(kept: KeptCode, name: string, restore: (code: string) => void): void {
  const latest = useRef(restore);
  latest.current = restore;
  useEffect(() => {
    const leave = () => kept.leave();
    const stop = registerDraft(name, {
      read: () => (kept.keep() ? '' : kept.code),
      restore: (code) => latest.current(code),
    });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      stop();
      leave();
    };
  }, [kept, name]);
}

function stateOf(kept: KeptCode): Omit<EditedState, 'kept'> {
  const { edited, waits, phase, outdated } = kept;
  return { edited, waiting: waits, unfinished: phase === 'unfinished', outdated };
}

/** Has errors of the code shown that are thrown outside of React. */
function useErrorsOf(runs: EditedRuns, onProblem: (problem: Problem) => void): void {
  useLateErrors(
    useCallback(
      (error: unknown) => {
        const line = runs.lineOf(error);
        // Errors from elsewhere are not the reader's.
        if (line) onProblem({ error, line });
      },
      [runs, onProblem],
    ),
  );
}

/** Calls back when nothing was typed for a moment. */
function useDebounced(callback: () => void): () => void {
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(callback, DEBOUNCE);
  }, [callback]);
}

/**
 * The version of a demo that the reader is writing. It is kept, and runs after a pause, unless it
 * was there before the page was opened: then it runs when the reader has started it.
 * @returns `update` takes up the present code at once; `start` also lets code run that waits;
 * `restored` is code that a reload has kept, for the editor to show
 */
export function useEditedDemo({ source, variant, prepared, started, onEdited }: Options) {
  const original = prepared.originals[variant];
  const { path, load } = source;
  const [kept] = useState(() => new KeptCode({ path, variant, original }, started));
  const [state, setState] = useState<EditedState>(() => ({ ...stateOf(kept), kept: true }));
  const [restored, setRestored] = useState<string>();
  const setProblem = useCallback(
    (problem: Problem | undefined) => setState((before) => ({ ...before, problem })),
    [],
  );
  const [runs] = useState(() => createRuns(prepared, load, kept, setProblem));

  const update = useCallback(() => {
    const isKept = kept.keep();
    const { code, edited, waits } = kept;
    setState(({ problem }) => ({
      ...stateOf(kept),
      kept: isKept,
      problem: edited ? problem : undefined,
    }));
    const running = edited && !waits;
    onEdited(
      edited ? { code, running, load: running ? runs.loader(code, variant) : load } : undefined,
    );
  }, [kept, runs, variant, load, onEdited]);
  const updateSoon = useDebounced(update);

  const change = useCallback(
    (code: string) => {
      kept.change(code);
      updateSoon();
    },
    [kept, updateSoon],
  );
  const start = useCallback(() => {
    kept.start();
    update();
  }, [kept, update]);

  useEffect(() => {
    if (kept.edited) update();
    // Removes what is of no use: junk, or a draft of another version of the demo.
    else kept.keep();
    return () => onEdited(undefined);
  }, [kept, update, onEdited]);

  useLeaving(kept, reloadName(path, variant), (code) => {
    kept.hold();
    setRestored(code);
  });
  useErrorsOf(runs, setProblem);
  return { kept, state, restored, change, update, start };
}
