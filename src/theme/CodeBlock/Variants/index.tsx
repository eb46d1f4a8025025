// Ours: the texts of a code block, without its header; demos show code with it too.
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { useChoice } from '@site/src/preferences/create-choice';
import { codeVariant, packageManager } from '@site/src/preferences/stores';
import { useCodeNames } from '@site/src/type-cards/useCodeNames';
import styles from '../styles.module.css';

export interface CodeText {
  /** Value of the reader's choice (`JS`, `pnpm`); empty for code that has one text. */
  id: string;
  /** Highlighted lines, made at build time. */
  html: string;
}

interface CodeVariantsProps {
  variants: CodeText[];
  showLineNumbers?: boolean;
  wrap?: boolean;
  /** Accessible name of the scrolling region. */
  label: string;
}

/**
 * The static page has all texts, and CSS shows the one that the reader chose. The others leave the
 * document once scripts run: in a page of demos they are a quarter of all elements.
 */
function useTexts(variants: CodeText[]): CodeText[] {
  const chosen: string[] = [useChoice(codeVariant), useChoice(packageManager)];
  if (!useIsBrowser() || variants.length < 2) return variants;
  return variants.filter(({ id }) => chosen.includes(id));
}

/** Shows highlighted code in the variant that the reader chose. */
export default function CodeVariants({
  variants,
  showLineNumbers,
  wrap,
  label,
}: CodeVariantsProps): ReactNode {
  const { names, wake } = useCodeNames();
  const texts = useTexts(variants).map(({ id, html }) => (
    <pre
      key={id}
      onPointerEnter={wake}
      onFocus={wake}
      data-variant={id || undefined}
      // Reachable by keyboard, as it may scroll.
      tabIndex={0}
      role="group"
      aria-label={label}
      className={clsx(styles.pre, wrap && styles.wrap)}
    >
      <code
        className={clsx(styles.code, showLineNumbers && styles.numbered)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  ));
  return (
    <>
      {texts}
      {names}
    </>
  );
}

/** Reads the code that a block shows at the moment, to the letter. */
export function visibleCode(block: HTMLElement | null): string {
  const shown = [...(block?.querySelectorAll<HTMLElement>('pre') ?? [])].find(
    (pre) => pre.offsetParent !== null,
  );
  return shown?.textContent ?? '';
}
