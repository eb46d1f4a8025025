import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ApiGridTables } from '@site/model/api-reference';
import { useText } from '@site/src/i18n/useText';
import './texts';
import { localAddresses } from './local-links';
import { RemovedMembers } from './RemovedMembers';
import { ReferenceTable } from './ReferenceTable';

/** All events of the Data Grid: when they fire, and the arguments of listeners. */
export function GridEvents({ tables }: { tables: ApiGridTables }): ReactNode {
  const text = useText();
  const baseUrl = useBaseUrl('/');
  const rows = tables.events.map(({ params, event, ...rest }) => ({
    ...rest,
    types: [params && `params: ${params}`, event && `event: ${event}`].filter(
      (type) => type !== undefined,
    ),
  }));
  return (
    <>
      <ReferenceTable rows={rows} links={tables.links} typesTitle={text('api.listener')} />
      {tables.removedEvents && (
        <RemovedMembers
          removed={tables.removedEvents}
          owner="events"
          anchor="removed-events"
          links={localAddresses(tables.links, baseUrl)}
        />
      )}
    </>
  );
}
