import { useCallback, useEffect, useRef, useState } from 'react';
import type { CodeVariant } from '@site/model/preferences';
import { DEBOUNCE } from '@site/model/times';
import { loadWithRetry } from '@site/src/loading/load-with-retry';
import { registerDraft } from '@site/src/offline/drafts';
import type { DemoSource } from '../demo-source';
import { reloadName } from '../kept-drafts';
import type { EditedDemo } from './edited-demo';
import type { LoadDemo } from '../useLiveDemo';
import { DemoRunner, type Problem } from './DemoRunner';
import { StoredDraft, type StartedDrafts } from './StoredDraft';
import type { PreparedDemo } from './prepare-demo';
import { useAsyncErrors } from './useAsyncErrors';

export interface EditedState {
  /** Set if the code differs from the original. */
  edited: boolean;
  /** Set if the browser stores it. */
  kept: boolean;
  /** Set while the code is only shown, until the reader starts it. */
  waiting: boolean;
  /** Set if the code made the page hang, or the page was closed while the code started. */
  unfinished: boolean;
  /** Set if a draft was removed because the demo has changed. */
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

function createRunner(
  { modules }: PreparedDemo,
  loadOriginal: LoadDemo,
  draft: StoredDraft,
  onProblem: (problem: Problem | undefined) => void,
): DemoRunner {
  const events = {
    onStart: () => draft.begin(),
    onEnd: (problem?: Problem) => {
      draft.end();
      onProblem(problem && { ...problem, stale: true });
    },
  };
  return new DemoRunner(modules, loadOriginal, events, makeTailwindSheet);
}

/** Stores the code when the reader leaves, or the page reloads for an update. */
function useLeaving(draft: StoredDraft, name: string, restore: (code: string) => void): void {
  const latest = useRef(restore);
  latest.current = restore;
  useEffect(() => {
    const leave = () => draft.leave();
    const stop = registerDraft(name, {
      read: () => (draft.keep() ? '' : draft.code),
      restore: (code) => latest.current(code),
    });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      stop();
      leave();
    };
  }, [draft, name]);
}

function stateOf(draft: StoredDraft): Omit<EditedState, 'kept'> {
  const { edited, waits, phase, outdated } = draft;
  return { edited, waiting: waits, unfinished: phase === 'unfinished', outdated };
}

/** Shows errors of the code that are thrown outside of React. */
function useErrorsOf(runner: DemoRunner, onProblem: (problem: Problem) => void): void {
  useAsyncErrors(
    useCallback(
      (error: unknown) => {
        const line = runner.lineOf(error);
        // Errors of other files are not the reader's.
        if (line) onProblem({ error, line });
      },
      [runner, onProblem],
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
 * The version of a demo that the reader is writing. It is stored, and runs after a pause, unless it
 * was there before the page was opened: then it runs when the reader has started it.
 * @returns `update` takes up the present code at once; `start` also lets code run that waits;
 * `restored` is code that a reload has kept, for the editor to show
 */
export function useEditedDemo({ source, variant, prepared, started, onEdited }: Options) {
  const original = prepared.originals[variant];
  const { path, load } = source;
  const [draft] = useState(() => new StoredDraft({ path, variant, original }, started));
  const [state, setState] = useState<EditedState>(() => ({ ...stateOf(draft), kept: true }));
  const [restored, setRestored] = useState<string>();
  const setProblem = useCallback(
    (problem: Problem | undefined) => setState((before) => ({ ...before, problem })),
    [],
  );
  const [runner] = useState(() => createRunner(prepared, load, draft, setProblem));

  const update = useCallback(() => {
    const isKept = draft.keep();
    const { code, edited, waits } = draft;
    setState(({ problem }) => ({
      ...stateOf(draft),
      kept: isKept,
      problem: edited ? problem : undefined,
    }));
    const running = edited && !waits;
    onEdited(
      edited ? { code, running, load: running ? runner.loader(code, variant) : load } : undefined,
    );
  }, [draft, runner, variant, load, onEdited]);
  const updateSoon = useDebounced(update);

  const change = useCallback(
    (code: string) => {
      draft.change(code);
      updateSoon();
    },
    [draft, updateSoon],
  );
  const start = useCallback(() => {
    draft.start();
    update();
  }, [draft, update]);

  useEffect(() => {
    if (draft.edited) update();
    // Removes what is of no use: junk, or a draft of another version of the demo.
    else draft.keep();
    return () => onEdited(undefined);
  }, [draft, update, onEdited]);

  useLeaving(draft, reloadName(path, variant), (code) => {
    draft.hold();
    setRestored(code);
  });
  useErrorsOf(runner, setProblem);
  return { draft, state, restored, change, update, start };
}
