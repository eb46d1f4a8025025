// Replaced: folds many headings below one; the fold of the current section opens.
import { memo, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/TOCItems/Tree';
import { FoldedItems } from '@site/src/page/table-of-contents/FoldedItems';
import { foldsBelow } from '@site/src/page/table-of-contents/folds-below';
import { useFoldsFollowReading } from '@site/src/page/table-of-contents/follow-reading';

function TOCItemTree({ toc, className, linkClassName, isChild }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useFoldsFollowReading(list);
  if (!toc.length) return null;
  return (
    <ul ref={list} className={isChild ? undefined : className}>
      {toc.map((heading) => (
        <li key={heading.id} data-toc-section={isChild ? undefined : ''}>
          <Link
            to={`#${heading.id}`}
            className={linkClassName ?? undefined}
            // HTML of the page's own headings.
            dangerouslySetInnerHTML={{ __html: heading.value }}
          />
          {foldsBelow(heading, toc) ? (
            <FoldedItems toc={heading.children} linkClassName={linkClassName} />
          ) : (
            <TOCItemTree
              isChild
              toc={heading.children}
              className={className}
              linkClassName={linkClassName}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

export default memo(TOCItemTree);
