// @ts-check

/**
 * A possible new form of names of the older major. A rule applies only if the newer major has the
 * resulting name.
 * @typedef {object} RenameRule
 * @property {RegExp} from
 * @property {string | ((found: string) => string)} to as in `String.replace`
 */

/** Names that became stable. @type {readonly RenameRule[]} */
export const UNSTABLE_RENAMES = [
  { from: /^unstable_/, to: '' },
  { from: /^Unstable_/, to: '' },
  { from: /V7$/, to: '' },
  { from: /^(row|column)Buffer$/, to: '$1BufferPx' },
  { from: /^GridValue(Getter|Formatter|Setter|Parser)Params$/, to: 'GridValue$1' },
];

/** Slots, and types of slots and of their props. @type {readonly RenameRule[]} */
export const SLOT_TYPE_RENAMES = [
  { from: /SlotsComponentsProps$/, to: 'SlotProps' },
  { from: /SlotsComponentProps$/, to: 'SlotProps' },
  { from: /SlotComponentProps$/, to: 'SlotProps' },
  { from: /SlotsComponents?$/, to: 'Slots' },
  // Slots themselves begin with a small letter.
  { from: /^[A-Z]/, to: (letter) => letter.toLowerCase() },
];

/** Nodes became items. @type {readonly RenameRule[]} */
export const TREE_RENAMES = [
  { from: /^nodeId$/, to: 'itemId' },
  { from: /^onNodeFocus$/, to: 'onItemFocus' },
  { from: /^onNodeToggle$/, to: 'onExpandedItemsChange' },
  { from: /^onNodeSelect$/, to: 'onSelectedItemsChange' },
  { from: /^(expanded|defaultExpanded|selected|defaultSelected)$/, to: '$1Items' },
  { from: /^group$/, to: 'groupTransition' },
  { from: /^useTreeItem$/, to: 'useTreeItemState' },
];

/** Names of callbacks that now include the clicked element. @type {readonly RenameRule[]} */
export const CHART_RENAMES = [{ from: /^onClick$/, to: 'onItemClick' }];

/** @type {readonly RenameRule[]} */
export const PICKER_RENAMES = [
  { from: /^dayPickerClasses$/, to: 'dayCalendarClasses' },
  { from: /^shouldDisableClock$/, to: 'shouldDisableTime' },
  { from: /^defaultCalendarMonth$/, to: 'referenceDate' },
  { from: /^dateWithTimezone$/, to: 'date' },
];

/**
 * @param {string} name
 * @param {(name: string) => boolean} exists in the newer major
 * @param {readonly RenameRule[]} rules
 * @returns {string | undefined} what it is called now, where a rule knows
 */
export function newNameOf(name, exists, rules) {
  for (const { from, to } of rules) {
    if (!from.test(name)) continue;
    const candidate = typeof to === 'string' ? name.replace(from, to) : name.replace(from, to);
    if (candidate !== name && exists(candidate)) return candidate;
  }
  return undefined;
}
