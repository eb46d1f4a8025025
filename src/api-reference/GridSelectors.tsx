import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type { ApiGridTables, ApiSelector } from '@site/model/api-reference';
import { useText } from '@site/src/i18n/useText';
import './texts';
import { localAddresses } from './local-links';
import { RemovedMembers } from './RemovedMembers';
import { ReferenceTable } from './ReferenceTable';

/** Selectors by feature, in the order in which features come first. */
export function selectorsByFeature(selectors: readonly ApiSelector[]): [string, ApiSelector[]][] {
  const features = new Map<string, ApiSelector[]>();
  for (const selector of selectors) {
    features.set(selector.feature, [...(features.get(selector.feature) ?? []), selector]);
  }
  return [...features];
}

/** All selectors of the Data Grid by feature: what each reads from the state. */
export function GridSelectors({ tables }: { tables: ApiGridTables }): ReactNode {
  const text = useText();
  const baseUrl = useBaseUrl('/');
  const byFeature = selectorsByFeature(tables.selectors).map(([feature, selectors]) => (
    <div key={feature}>
      <Heading as="h3" id={`selectors-${feature.toLowerCase().replace(/\W+/g, '-')}`}>
        {feature}
      </Heading>
      <ReferenceTable
        rows={selectors.map(({ returns, ...rest }) => ({ ...rest, types: [returns] }))}
        links={tables.links}
        typesTitle={text('api.returns')}
      />
    </div>
  ));
  return (
    <>
      {byFeature}
      {tables.removedSelectors && (
        <RemovedMembers
          removed={tables.removedSelectors}
          owner="selectors"
          anchor="removed-selectors"
          links={localAddresses(tables.links, baseUrl)}
        />
      )}
    </>
  );
}
