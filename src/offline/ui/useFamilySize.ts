import { useEffect, useState } from 'react';
import { bytesOf, loadFamilyList } from '@site/src/offline/family-lists';

export interface FamilySize {
  pages: number;
  bytes: number;
}

/** Returns the size of a family; undefined until it is known. */
export function useFamilySize(baseUrl: string, family: string): FamilySize | undefined {
  const [size, setSize] = useState<FamilySize>();
  useEffect(() => {
    let current = true;
    loadFamilyList(baseUrl, family)
      .then((list) => {
        if (current) setSize({ pages: list.pages.length, bytes: bytesOf(list) });
      })
      // Without a network, a download shows the error.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [baseUrl, family]);
  return size;
}
