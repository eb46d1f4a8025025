import { useEffect, useId, useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useText } from '@site/src/i18n/useText';
import { localAddress } from '@site/src/api-reference/local-links';
import { useInterfaceLanguage } from '@site/src/i18n/useInterfaceLanguage';
import sheet from '-!./type-card.css?source';
import { loadCodeNames } from './card-data';
import { TypeCard } from './TypeCard';
import { useNameEvents } from './useNameEvents';
import { useOpenCard } from './useOpenCard';
import { NAME, wrapNames } from './wrap-names';

/** Where a finger was when it came to the code, in the window. */
export interface TouchPoint {
  x: number;
  y: number;
  /** How far the page was scrolled. */
  scrolled: number;
}

/** Clicks on the name that a finger has touched before names were there. */
function clickAt({ x, y, scrolled }: TouchPoint): void {
  if (window.scrollY !== scrolled) return;
  const name = document.elementFromPoint(x, y)?.closest<HTMLElement>(NAME);
  name?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
}

/** Marks the names in code; again when its text was replaced. @returns whether it has some */
function useMarkedNames(pre: HTMLElement, touched: TouchPoint | undefined): boolean {
  const baseUrl = useBaseUrl('/');
  const [marked, setMarked] = useState(false);
  useEffect(() => {
    let gone = false;
    const mark = async () => {
      const code = pre.querySelector('code');
      if (!code || code.querySelector(NAME)) return;
      const text = code.textContent ?? '';
      const names = await loadCodeNames(text, baseUrl);
      if (gone || code.textContent !== text || code.querySelector(NAME)) return;
      wrapNames(code, names, (to) => localAddress(to, baseUrl));
      setMarked(names.length > 0);
    };
    // Without a network, the code stays as it is.
    const onChange = () => void mark().catch(() => undefined);
    const observer = new MutationObserver(onChange);
    observer.observe(pre, { childList: true, subtree: true });
    onChange();
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [pre, baseUrl]);
  useEffect(() => {
    if (marked && touched) clickAt(touched);
  }, [marked, touched]);
  return marked;
}

/** Describes code by the hint, which screen readers read when it receives the focus. */
function useDescription(pre: HTMLElement, id: string, marked: boolean): void {
  useEffect(() => {
    if (marked) pre.setAttribute('aria-describedby', id);
    return () => pre.removeAttribute('aria-describedby');
  }, [pre, id, marked]);
}

interface CodeNamesProps {
  /** The element around the code. */
  pre: HTMLElement;
  touched?: TouchPoint;
}

/** Marks the names of MUI X in a block of code, and opens their cards. */
export function CodeNames({ pre, touched }: CodeNamesProps): ReactNode {
  const text = useText();
  const lang = useInterfaceLanguage();
  const controls = useOpenCard();
  useNameEvents(pre, controls, true);
  const marked = useMarkedNames(pre, touched);
  const hint = useId();
  useDescription(pre, hint, marked);
  return (
    <>
      <style>{sheet}</style>
      {marked && (
        <p id={hint} className="type-card-hint" lang={lang}>
          {text('typeCard.hint')}
        </p>
      )}
      {controls.open && <TypeCard opened={controls.open} controls={controls} />}
    </>
  );
}
