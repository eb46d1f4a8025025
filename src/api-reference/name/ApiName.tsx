import { useId, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useInternalLinks } from '@site/src/api-reference/useInternalLinks';
import { usePreview } from './usePreview';

interface ApiNameProps {
  /** Address in the reference, without language: `/x/api/data-grid/data-grid/#data-grid-prop-rows` */
  to: string;
  /** The inline code. */
  children: ReactNode;
}

/**
 * A name in inline code that leads to its place in the reference; plugins/mdx/api-names makes it. No
 * link of Docusaurus: that would fetch the page as soon as it is seen, and pages of the reference
 * are large.
 */
export function ApiName({ to, children }: ApiNameProps): ReactNode {
  const href = useBaseUrl(to);
  useBrokenLinks().collectLink(href);
  const onClick = useInternalLinks();
  const id = useId();
  const { shown, handlers } = usePreview(href);
  return (
    <>
      <a href={href} aria-describedby={shown ? id : undefined} onClick={onClick} {...handlers}>
        {children}
      </a>
      {shown && (
        <shown.Card
          id={id}
          link={shown.link}
          preview={shown.preview}
          onEnter={handlers.onPointerEnter}
          onLeave={handlers.onPointerLeave}
        />
      )}
    </>
  );
}
