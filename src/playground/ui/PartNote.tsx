import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { referenceOf } from '@site/model/addresses/of-family';
import type { ApiComponentPage } from '@site/model/api-reference';
import { kebabCase } from '@site/model/kebab-case';
import { localAddress } from '@site/src/api-reference/local-links';
import { useText } from '@site/src/i18n/useText';
import { OPENING_QUERY } from '../controls/query';
import type { FamilyPresets } from '../presets/preset';

interface PartNoteProps {
  page: ApiComponentPage;
  family: FamilyPresets;
}

/** Says why a component has no playground, and which component shows it. */
export function PartNote({
  page: { name, family },
  family: { partsOf },
}: PartNoteProps): ReactNode {
  const text = useText();
  const baseUrl = useBaseUrl('/');
  const [owner] = Object.entries(partsOf).find(([, parts]) => parts.includes(name)) ?? [];
  if (!owner) return <p>{text('playground.noElement', { name })}</p>;
  const address = `${referenceOf(family)}${kebabCase(owner)}/`;
  return (
    <p>
      {text('playground.part', { name, owner })}{' '}
      <a href={localAddress(address, baseUrl) + OPENING_QUERY}>
        {text('playground.titleOf', { name: owner })}
      </a>
    </p>
  );
}
