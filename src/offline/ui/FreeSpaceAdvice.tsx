import { useEffect, useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SEARCH_LIST } from '@site/model/offline';
import { useText } from '@site/src/i18n/useText';
import { readRecords } from '@site/src/offline/records';
import { nameOf } from './family-name';
import { useFormatBytes, useLanguage } from './format-bytes';

interface KeptFamily {
  family: string;
  bytes: number;
}

/** Returns what readers can remove, the largest first. */
function useRemovable(): KeptFamily[] | undefined {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [kept, setKept] = useState<KeptFamily[]>();
  useEffect(() => {
    void readRecords(baseUrl).then(({ families }) => {
      const removable = Object.entries(families).filter(([family]) => family !== SEARCH_LIST);
      const sizes = removable.map(([family, { bytes }]) => ({ family, bytes }));
      setKept(sizes.sort((first, second) => second.bytes - first.bytes));
    });
  }, [baseUrl]);
  return kept;
}

/** Advice for full storage: "Remove Charts (11 MB) or …". */
export function FreeSpaceAdvice(): ReactNode {
  const text = useText();
  const format = useFormatBytes();
  const list = new Intl.ListFormat(useLanguage(), { type: 'disjunction' });
  const kept = useRemovable();
  if (!kept) return null;
  const names = kept.map(({ family, bytes }) => `${nameOf(family, text)} (${format(bytes)})`);
  return (
    <>
      {' '}
      {kept.length > 0
        ? text('offline.makeRoom', { kept: list.format(names) })
        : text('offline.makeRoomElsewhere')}
    </>
  );
}
