// @ts-check

/**
 * How a name of the older major may be called in the newer one. What a rule makes counts only where
 * the newer major has it.
 * @typedef {object} RenameRule
 * @property {RegExp} from
 * @property {string} to as in `String.replace`
 */

/** What is stable now. @type {readonly RenameRule[]} */
export const UNSTABLE_RENAMES = [
  { from: /^unstable_/, to: '' },
  { from: /^Unstable_/, to: '' },
  { from: /V7$/, to: '' },
  { from: /^(row|column)Buffer$/, to: '$1BufferPx' },
  { from: /^GridValue(Getter|Formatter|Setter|Parser)Params$/, to: 'GridValue$1' },
];

/** Types of slots and of their props. @type {readonly RenameRule[]} */
export const SLOT_TYPE_RENAMES = [
  { from: /SlotsComponentsProps$/, to: 'SlotProps' },
  { from: /SlotsComponentProps$/, to: 'SlotProps' },
  { from: /SlotComponentProps$/, to: 'SlotProps' },
  { from: /SlotsComponents?$/, to: 'Slots' },
  { from: /^node(?=[A-Z])|Node(?=[A-Z]|s?$)/, to: 'Item' },
];

/** @type {readonly RenameRule[]} */
export const LICENSE_RENAMES = [];

/**
 * @param {string} name
 * @param {(name: string) => boolean} exists in the newer major
 * @param {readonly RenameRule[]} rules
 * @returns {string | undefined} what it is called now, where a rule knows
 */
export function newNameOf(name, exists, rules) {
  for (const { from, to } of rules) {
    if (!from.test(name)) continue;
    const candidate = name.replace(from, to);
    if (candidate !== name && exists(candidate)) return candidate;
  }
  return undefined;
}
