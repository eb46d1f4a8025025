import * as React from 'react';
import { useGridApiRef } from '@mui/x-data-grid-pro';
import { createGroupServer, type GroupField, type GroupRow } from './groupServer';

/** The last row of a group while the server has more rows. */
function moreRow(group: string, state: GroupRow['state'] = 'ready'): GroupRow {
  return { id: `${group} more`, path: [group, '…'], state };
}

/** Shows the groups of a field, and loads their rows when users expand them. */
export function useServerGroups(by: GroupField) {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createGroupServer);
  const running = React.useRef(new AbortController());

  const loadMore = React.useCallback(
    async (group: string) => {
      const { signal } = running.current;
      const start = apiRef.current.getRowGroupChildren({ groupId: group }).length - 1;
      apiRef.current.updateRows([moreRow(group, 'loading')]);
      try {
        const { rows, isLast } = await server.orders(by, group, start, signal);
        const more = { ...moreRow(group), _action: 'delete' as const };
        // Remove the row and add it again, so it stays last.
        apiRef.current.updateRows([...rows, more]);
        if (!isLast) apiRef.current.updateRows([moreRow(group)]);
      } catch {
        if (!signal.aborted) apiRef.current.updateRows([moreRow(group, 'failed')]);
      }
    },
    [apiRef, by, server],
  );

  React.useEffect(() => {
    const { signal } = (running.current = new AbortController());
    apiRef.current.setRows([]);
    server.groups(by, signal).then(
      (groups) => apiRef.current.setRows(groups.flatMap((row) => [row, moreRow(row.id)])),
      () => {
        // The field changed or the server is down: the log shows which.
      },
    );
    return () => running.current.abort();
  }, [apiRef, by, server]);

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', ({ id, children, childrenExpanded }) => {
        if (childrenExpanded && children.length === 1) void loadMore(String(id));
      }),
    [apiRef, loadMore],
  );

  return { apiRef, server, loadMore };
}
