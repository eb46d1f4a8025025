// Wrapped: the label of a group is followed by its marks.
import type { ComponentProps, ReactNode } from 'react';
import Original from '@theme-original/DocSidebarItem/Category';
import { Marks, parseMarks } from '@site/src/page/badges/Marks';

/**
 * The original renders the label as a child and nothing else where a group has no page of its own,
 * which is so for all groups here; its type allows strings alone.
 */
function labelWithMarks({ label, customProps }: ComponentProps<typeof Original>['item']): string {
  const node: ReactNode = (
    <>
      {label}
      <Marks {...parseMarks(customProps)} />
    </>
  );
  return node as unknown as string;
}

export default function DocSidebarItemCategory(props: ComponentProps<typeof Original>): ReactNode {
  return <Original {...props} item={{ ...props.item, label: labelWithMarks(props.item) }} />;
}
