// @ts-check
import ts from 'typescript';

/**
 * Checks that the packages declare a member: attributes of elements and props of Material UI are
 * inherited from the types that are extended.
 * @param {ts.Symbol} member
 */
function isOwn({ declarations = [] }) {
  return (
    declarations.length === 0 ||
    declarations.some((declaration) => declaration.getSourceFile().fileName.includes('/@mui/x-'))
  );
}

/**
 * @typedef {object} Member
 * @property {string} name
 * @property {boolean} own
 */

/** @param {ts.Type} type */
function isConditional({ flags }) {
  return (flags & ts.TypeFlags.Conditional) !== 0;
}

/** @param {string} name */
function ownMember(name) {
  return { name, own: true };
}

/**
 * The members of a type; of a union, those of any part, and the texts that it allows.
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @returns {Member[]}
 */
export function typeMembers(checker, type) {
  if (type.isUnion()) return type.types.flatMap((part) => typeMembers(checker, part));
  if (type.isStringLiteral()) return [ownMember(type.value)];
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
  if (type.getCallSignatures().length > 0 || checker.isArrayLikeType(type)) return [];
  // A conditional type that depends on a type parameter can be any of its branches.
  const open = type.isIntersection() ? type.types.filter(isConditional) : [];
  const members = open.flatMap((part) =>
    typeMembers(checker, checker.getBaseConstraintOfType(part) ?? part),
  );
  return checker
    .getPropertiesOfType(type)
    .map((symbol) => ({ name: symbol.getName(), own: isOwn(symbol) }))
    .concat(members);
}

const COMPONENT = /^(?:Unstable_)?[A-Z]/;
const HOOK = /^(?:unstable_)?use[A-Z]/;

/**
 * Props of a component or results of a hook, including those without an exported type.
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol of a value
 * @param {ts.Node} place
 * @returns {Member[]}
 */
export function valueMembers(checker, symbol, place) {
  if (symbol.flags & ts.SymbolFlags.Enum) {
    return [...(symbol.exports?.keys() ?? [])].map((key) => ownMember(String(key)));
  }
  const calls = checker.getTypeOfSymbolAtLocation(symbol, place).getCallSignatures();
  const name = symbol.getName();
  return calls.flatMap((call) => {
    if (HOOK.test(name)) return typeMembers(checker, call.getReturnType());
    const [props] = COMPONENT.test(name) ? call.getParameters() : [];
    return props ? typeMembers(checker, checker.getTypeOfSymbolAtLocation(props, place)) : [];
  });
}
