import { startTransition, useEffect, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import sheet from '-!./type-card.css?source';
import { loadCardNames } from './card-data';
import { TypeCard } from './TypeCard';
import { useNameEvents } from './useNameEvents';
import { useOpenCard } from './useOpenCard';

interface ReferenceNamesProps {
  /** The element around the page of the reference. */
  root: HTMLElement;
  /** Is called with the names that have a card, to mark them. */
  onNames(names: ReadonlySet<string>): void;
}

/** Opens the cards of names of types in a page of the reference. */
export function ReferenceNames({ root, onNames }: ReferenceNamesProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const controls = useOpenCard();
  useNameEvents(root, controls, false);
  useEffect(() => {
    loadCardNames(baseUrl).then(
      // Pages have hundreds of types: what the reader does comes first.
      (names) => startTransition(() => onNames(names)),
      () => undefined,
    );
  }, [baseUrl, onNames]);
  return (
    <>
      <style>{sheet}</style>
      {controls.open && <TypeCard opened={controls.open} controls={controls} />}
    </>
  );
}
