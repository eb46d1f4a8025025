import type { ApiInheritance } from '../../model/api-reference';
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

/** Props are listed where a package of MUI declares them; those of HTML and of CSS are named. */
export function isOwn({ declaredIn }: TypeFacts): boolean {
  return /^@mui\/(?:x-|material$|base$)/.test(declaredIn.packageName);
}

function origin({ name, packageName }: TypeFacts['declaredIn']): ApiInheritance | undefined {
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

/** Types whose props a component takes besides its own, each once. */
export function inheritanceOf(members: readonly TypeFacts[]): ApiInheritance[] {
  const found = members
    .filter((facts) => !isOwn(facts))
    .flatMap(({ declaredIn }) => origin(declaredIn) ?? []);
  return [...new Map(found.map((item) => [`${item.from} ${item.name}`, item])).values()];
}
