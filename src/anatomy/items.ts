import type { ApiComponentPage, Html } from '@site/model/api-reference';

/** A documented slot or CSS class. */
export interface AnatomyItem {
  kind: 'slot' | 'class';
  name: string;
  /** Global class of its element, if one is documented. */
  className?: string;
  description: Html;
  /** Id of its place in the page. */
  anchor: string;
  /** True for slots whose `slotProps` take a class, or other props that are always the same. */
  hasProps: boolean;
}

/** Types of `slotProps` without `className`. A test compiles the code for all others. */
const WITHOUT_CLASS = new RegExp(
  [
    ...['ContentProps', 'SelectOption', 'ColumnHeaderFilterIconButton', 'ColumnsManagementProps'],
    ...['DetailPanelsProps', 'FilterPanelProps', 'HeaderFilterCellProps', 'SkeletonCellProps'],
    ...['^Animated', 'LegendRendererProps', 'ScatterProps'],
  ].join('|'),
);

/**
 * Returns the slots and classes that a page documents.
 * @param classNames classes of slots' elements that the page does not name
 */
export function itemsOf(
  { slots, classes }: ApiComponentPage,
  classNames: Readonly<Record<string, string>> = {},
): AnatomyItem[] {
  return [
    ...slots.map(({ name, className, description, anchor, propsType }) => ({
      ...{ kind: 'slot' as const, name, description, anchor },
      className: className ?? classNames[name],
      hasProps: propsType !== undefined && !WITHOUT_CLASS.test(propsType),
    })),
    ...classes.map(({ name, className, description, anchor }) => ({
      ...{ kind: 'class' as const, name, className, description, anchor, hasProps: false },
    })),
  ];
}
