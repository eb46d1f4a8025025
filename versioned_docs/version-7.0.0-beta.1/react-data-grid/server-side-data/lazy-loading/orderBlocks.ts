import type { GridFetchRowsParams } from '@mui/x-data-grid-pro';
import type { OrderPage, OrderQuery, OrderServer } from '../../_server/order-server';

const SIZE = 50;

type Question = Pick<GridFetchRowsParams, 'sortModel' | 'filterModel'>;

/** Requests with the same key have the same response. */
function textOf({ sortModel, filterModel }: Question): string {
  const { items, logicOperator, quickFilterValues = [] } = filterModel;
  return JSON.stringify([sortModel, items, items.length > 1 && logicOperator, quickFilterValues]);
}

interface Handlers {
  onBlock: (start: number, page: OrderPage, isFirst: boolean) => void;
  onError: (error: Error) => void;
}

/** Requests blocks of rows: each once, only visible ones, and none of an old query. */
export function createOrderBlocks(server: OrderServer, { onBlock, onError }: Handlers) {
  const running = new Map<number, AbortController>();
  const loaded = new Set<number>();
  let question: Question | undefined;
  let text = '';

  async function load(block: number, isFirst: boolean) {
    const request = new AbortController();
    running.set(block, request);
    const query: OrderQuery = { ...question, start: block * SIZE, end: (block + 1) * SIZE };
    try {
      const page = await server.list(query, request.signal);
      loaded.add(block);
      onBlock(block * SIZE, page, isFirst);
    } catch (error) {
      if (!request.signal.aborted) onError(error as Error);
    } finally {
      if (running.get(block) === request) running.delete(block);
    }
  }

  function cancel(except: readonly number[] = []) {
    for (const [block, request] of running) {
      if (!except.includes(block)) {
        request.abort();
        running.delete(block);
      }
    }
  }

  return {
    cancel,
    show: ({ firstRowToRender, lastRowToRender, sortModel, filterModel }: GridFetchRowsParams) => {
      const nextText = textOf({ sortModel, filterModel });
      if (nextText !== text) {
        text = nextText;
        question = { sortModel, filterModel };
        cancel();
        loaded.clear();
        void load(0, true);
        return;
      }
      const wanted: number[] = [];
      for (
        let row = firstRowToRender - (firstRowToRender % SIZE);
        row < lastRowToRender;
        row += SIZE
      ) {
        wanted.push(row / SIZE);
      }
      cancel(wanted);
      for (const block of wanted) {
        if (!loaded.has(block) && !running.has(block)) void load(block, false);
      }
    },
  };
}
