import { useCallback, useEffect, useRef, useState } from 'react';
import { hasHan } from '@site/model/search';
import { isTimeout } from '@site/src/loading/load-errors';
import type { SearchRequest, Search } from '@site/src/search/search';
import type { SearchAnswer } from '@site/src/search/types';

/** From three letters on words are found, from two on names; a Chinese character is a word. */
function isLongEnough(query: string): boolean {
  return query.trim().length >= (hasHan(query) ? 1 : 2);
}

export interface AnswerState {
  /** The latest answer, which stays while the next one is on its way. */
  answer?: SearchAnswer;
  /** The query that it is the answer to. */
  query: string;
  state: 'idle' | 'searching' | 'ready' | 'failed';
  retry(): void;
}

interface RunningRequest extends SearchRequest {
  search: Search;
}

/**
 * Answers a query as it is typed. While one is being answered, only the latest of those that follow
 * waits: nothing stale is shown, and fast typing asks for no more than is read.
 */
export function useAnswer({ search, query, filters, place, amount }: RunningRequest): AnswerState {
  const [shown, setShown] = useState<Omit<AnswerState, 'retry'>>({ query: '', state: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef<RunningRequest>();
  const waiting = useRef<RunningRequest>();
  const running = useRef(false);

  useEffect(() => {
    // While the reader types; should it fail, the query says so.
    search.prepare().catch(() => undefined);
  }, [search]);

  const run = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    while (waiting.current) {
      const request: RunningRequest = waiting.current;
      waiting.current = undefined;
      const done = await request.search
        .run(request)
        .then((answer) => ({ answer, query: request.query, state: 'ready' as const }))
        .catch((error: unknown) => {
          // The reader has waited: what they typed since then is tried when they want it.
          if (isTimeout(error)) waiting.current = undefined;
          return { query: request.query, state: 'failed' as const };
        });
      if (latest.current && !waiting.current) setShown(done);
    }
    running.current = false;
  }, []);

  useEffect(() => {
    if (!isLongEnough(query)) {
      latest.current = undefined;
      waiting.current = undefined;
      setShown({ query: '', state: 'idle' });
      return;
    }
    latest.current = { search, query, filters, place, amount };
    waiting.current = latest.current;
    setShown((before) => ({ ...before, state: 'searching' }));
    void run();
  }, [search, query, filters, place, amount, attempt, run]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...shown, retry };
}
