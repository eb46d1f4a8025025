import { useCallback, useEffect, useRef, useState } from 'react';
import type { CodeVariant } from '@site/config/preferences';
import { registerDraft } from '@site/src/offline/drafts';
import type { DemoSource } from '../demo-source';
import type { RunnableDemo } from '../useDemoEditing';
import type { LoadDemo } from '../useLiveDemo';
import { EditedRuns, type Problem } from './EditedRuns';
import { KeptCode } from './KeptCode';
import type { PreparedDemo } from './prepare-demo';
import { useLateErrors } from './useLateErrors';

/** Milliseconds without a key before the code runs. */
const DEBOUNCE = 166;

export interface EditedState {
  /** Whether the code differs from the original. */
  edited: boolean;
  /** Whether the browser keeps it. */
  kept: boolean;
  /** Whether it waits for the reader, as it came to no end when it last ran. */
  waiting: boolean;
  problem?: Problem;
}

interface Options {
  source: DemoSource;
  variant: CodeVariant;
  prepared: PreparedDemo;
  /** Hears of each version that is to run in the demo's place; undefined for the original. */
  onEdited(edited: RunnableDemo | undefined): void;
}

async function makeTailwindSheet(code: string, pageSheet: string): Promise<string> {
  const { tailwindSheet } = await import(
    /* webpackChunkName: "edit-tailwind" */ './tailwind-sheet'
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
    onStart: () => kept.enter('running'),
    onEnd: (problem?: Problem) => {
      kept.enter('idle');
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

/**
 * The version of a demo that the reader is writing: kept, and run after a pause.
 * @returns `run` runs it at once
 */
export function useEditedDemo({ source, variant, prepared, onEdited }: Options) {
  const original = prepared.originals[variant];
  const { path, load } = source;
  const [kept] = useState(() => new KeptCode({ path, variant, original }));
  const [state, setState] = useState<EditedState>({
    edited: kept.edited,
    kept: true,
    waiting: kept.phase === 'waiting',
  });
  const [runs] = useState(() =>
    createRuns(prepared, load, kept, (problem) => setState((before) => ({ ...before, problem }))),
  );

  const run = useCallback(() => {
    const { code, edited } = kept;
    kept.phase = 'idle';
    const isKept = kept.keep();
    setState(({ problem }) => ({
      edited,
      kept: isKept,
      waiting: false,
      problem: edited ? problem : undefined,
    }));
    onEdited(edited ? { code, load: runs.loader(code, variant) } : undefined);
  }, [kept, runs, variant, onEdited]);

  const timer = useRef<number>();
  const change = useCallback(
    (code: string) => {
      kept.code = code;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(run, DEBOUNCE);
    },
    [kept, run],
  );

  useEffect(() => {
    if (kept.phase === 'waiting') onEdited({ code: kept.code, load });
    else if (kept.edited) run();
    return () => {
      window.clearTimeout(timer.current);
      onEdited(undefined);
    };
  }, [kept, run, load, onEdited]);

  useLeaving(kept, `edited ${variant}:${path}`, change);
  useLateErrors(
    useCallback(
      (error: unknown) => {
        const line = runs.lineOf(error);
        // What comes from elsewhere is none of the reader's business.
        if (line) setState((before) => ({ ...before, problem: { error, line } }));
      },
      [runs],
    ),
  );
  return { kept, state, change, run, runs };
}
