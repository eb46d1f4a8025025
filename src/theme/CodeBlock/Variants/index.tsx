// Ours: the texts of a code block, without its header; demos show code with it too.
import type { ReactNode } from 'react';
import clsx from 'clsx';
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

/** Puts all texts into the page; CSS shows the one that the reader chose. */
export default function CodeVariants({
  variants,
  showLineNumbers,
  wrap,
  label,
}: CodeVariantsProps): ReactNode {
  const { names, wake } = useCodeNames();
  const texts = variants.map(({ id, html }) => (
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
