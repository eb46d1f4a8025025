import * as React from 'react';
import { type GridRowId, useGridApiRef } from '@mui/x-data-grid-pro';
import { createEmployeeServer, type Person } from './employeeServer';

const WAITING = '…';

/** A placeholder below a person until the real rows arrive. */
function waitingBelow({ id, path }: Person, role: string): Partial<Person> {
  return { id: `${id} waiting`, path: [...path, WAITING], role };
}

/** Loads the people below a person when the user expands that row. */
export function useLazyTree() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createEmployeeServer);
  const running = React.useRef(new Map<Person['id'], AbortController>());

  const load = React.useCallback(
    async (parent: Person) => {
      const request = new AbortController();
      running.current.set(parent.id, request);
      apiRef.current.updateRows([waitingBelow(parent, 'Loading')]);
      try {
        const people = await server.reports(parent.path, request.signal);
        const rows = people.flatMap((person) =>
          person.reports > 0 ? [person, waitingBelow(person, '')] : [person],
        );
        apiRef.current.updateRows([...rows, { id: `${parent.id} waiting`, _action: 'delete' }]);
      } catch {
        if (running.current.get(parent.id) !== request) return;
        apiRef.current.updateRows([waitingBelow(parent, 'Failed')]);
      }
      running.current.delete(parent.id);
    },
    [apiRef, server],
  );

  React.useEffect(() => {
    const requests = running.current;
    return () => {
      // Without the grid, nobody can update its rows.
      const left = [...requests.values()];
      requests.clear();
      left.forEach((request) => request.abort());
    };
  }, []);

  React.useEffect(() => {
    const request = new AbortController();
    server.reports([], request.signal).then(
      ([director]) => {
        if (!director) return;
        apiRef.current.updateRows([director, waitingBelow(director, '')]);
        apiRef.current.setRowChildrenExpansion(director.id, true);
      },
      () => {
        // The user left the page.
      },
    );
    return () => request.abort();
  }, [apiRef, server]);

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', ({ id, childrenExpanded }) => {
        const isWaiting = apiRef.current.getRow(`${id} waiting`) !== null;
        if (!childrenExpanded) running.current.get(id)?.abort();
        else if (isWaiting) void load(apiRef.current.getRow<Person>(id) as Person);
      }),
    [apiRef, load],
  );

  /** Requests the rows of a placeholder again. */
  const retry = (waitingId: GridRowId) => {
    const parent = apiRef.current.getRow<Person>(Number.parseInt(String(waitingId), 10));
    if (parent) void load(parent);
  };

  return { apiRef, server, retry };
}
