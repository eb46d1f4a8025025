import type { ApiInheritance } from '../../model/api-reference';
import { isOfMuiX, isOwnPackage, type DeclaredIn } from './declared-in';
import type { FoundMember } from './describe-members';
import type { TypeFacts } from './read-type';

/** Interfaces of all elements of React and those that attributes extend, which go without saying. */
const UNSAID = new Set([
  'Attributes',
  'RefAttributes',
  'ClassAttributes',
  'PropsWithChildren',
  'PropsWithRef',
  'AriaAttributes',
  'DOMAttributes',
]);

/**
 * Checks that a package of MUI declares a prop: pages list such props, and only name the types of
 * those of HTML and CSS.
 */
export function isOwn({ name, facts }: { name: string; facts: TypeFacts }): boolean {
  const { packageName } = facts.declaredIn;
  // Material UI's types of props include the `ref` of an element, which functions do not receive.
  return name === 'ref' ? isOfMuiX(packageName) : isOwnPackage(packageName);
}

function origin({ name, packageName }: DeclaredIn): ApiInheritance | undefined {
  if (packageName === '@types/react' && name !== '' && !UNSAID.has(name)) {
    return {
      name,
      from: 'React',
      href: name.startsWith('SVG')
        ? 'https://developer.mozilla.org/en-US/docs/Web/SVG/Reference/Attribute'
        : 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes',
    };
  }
  if (packageName === '@mui/system') {
    return { name: 'SystemProps', from: 'MUI System', href: 'https://mui.com/system/properties/' };
  }
  return undefined;
}

/**
 * Types whose props a component takes besides its own, each once.
 * @param members the props that are not listed
 */
export function inheritanceOf(members: readonly FoundMember[]): ApiInheritance[] {
  const found = members.flatMap(({ facts }) => origin(facts.declaredIn) ?? []);
  return [...new Map(found.map((item) => [`${item.from} ${item.name}`, item])).values()];
}
