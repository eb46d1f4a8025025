import { formatAddress } from '../../model/addresses/format';
import type { ApiInheritance } from '../../model/api-reference';
import { familyNamed } from '../../model/named-families';
import { FIRST_PAGE } from '../../model/sections/ids';
import { SECTIONS } from '../../model/sections/index';
import type { CatalogueEntry } from './catalogue';
import { componentFolderOf, isOfMuiX, isOwnPackage, type DeclaredIn } from './declared-in';
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

/** A prop that a component takes. */
interface TakenProp {
  name: string;
  facts: TypeFacts;
}

/** The component that a page is about, and the addresses of all documented names. */
export interface InheritingPage {
  entry: Pick<CatalogueEntry, 'family' | 'packageName' | 'folder'>;
  paths: ReadonlyMap<string, string>;
}

/** Packages of MUI X redeclare what they document; those of other sections build on each other. */
const isInMuiX = (page: InheritingPage | undefined) => !page || isOfMuiX(page.entry.packageName);

/** The component of the same package from which one has a prop: `IconButton` has some of `ButtonBase`. */
function parentOf({ file }: DeclaredIn, page: InheritingPage | undefined): string | undefined {
  if (!page || isInMuiX(page)) return undefined;
  const { entry, paths } = page;
  const folder = componentFolderOf(file);
  if (folder?.packageName !== entry.packageName || folder.name === entry.folder) return undefined;
  return paths.has(folder.name) ? folder.name : undefined;
}

/** The type of classes of components that have none. */
const NO_CLASSES = 'Partial<ClassNameMap<never>>';

/**
 * Checks that a package of MUI declares a prop for this component: pages list such props, and only
 * name the types of those of HTML, CSS and other components.
 * @param page absent for those of MUI X
 */
export function isOwn({ name, facts }: TakenProp, page?: InheritingPage): boolean {
  const { packageName, file } = facts.declaredIn;
  // Material UI's types of props include the `ref` of an element, which functions do not receive.
  if (name === 'ref') return isOfMuiX(packageName);
  if (isInMuiX(page)) return isOwnPackage(packageName);
  if (parentOf(facts.declaredIn, page) !== undefined || facts.text === NO_CLASSES) return false;
  // Material UI takes components from MUI System, and their props with them.
  return isOwnPackage(packageName) || componentFolderOf(file) !== undefined;
}

/** One of the props for CSS properties, which have no declarations outside of MUI X. */
const SYSTEM_PROP = 'bgcolor';

function isSystemProp({ name, facts }: TakenProp, page: InheritingPage): boolean {
  const { packageName } = facts.declaredIn;
  return isInMuiX(page)
    ? packageName === '@mui/system'
    : packageName === '' && name === SYSTEM_PROP;
}

/** Where the props for CSS properties are described. */
function systemPropsOf(page: InheritingPage): ApiInheritance {
  const href = isInMuiX(page)
    ? 'https://mui.com/system/properties/'
    : formatAddress({ section: 'system', rest: FIRST_PAGE });
  return { name: 'SystemProps', from: SECTIONS.system.title, href };
}

/** What props of the type of a package are called, outside of MUI. */
function foreignOrigin({ name, packageName }: DeclaredIn): ApiInheritance | undefined {
  if (packageName === '@types/react' && name !== '' && !UNSAID.has(name)) {
    return {
      name,
      from: 'React',
      href: name.startsWith('SVG')
        ? 'https://developer.mozilla.org/en-US/docs/Web/SVG/Reference/Attribute'
        : 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes',
    };
  }
  return undefined;
}

const TRANSITION: ApiInheritance = {
  name: 'TransitionProps',
  from: 'React Transition Group',
  href: 'https://reactcommunity.org/react-transition-group/transition/',
};

function origin(prop: TakenProp, page: InheritingPage): ApiInheritance | undefined {
  const { declaredIn } = prop.facts;
  const parent = parentOf(declaredIn, page);
  if (parent !== undefined) {
    const from = familyNamed(page.entry.family)?.title ?? page.entry.packageName;
    return { name: parent, from, href: page.paths.get(parent) };
  }
  if (isSystemProp(prop, page)) return systemPropsOf(page);
  const isTransition = declaredIn.packageName === '@types/react-transition-group';
  return isTransition && !isInMuiX(page) ? TRANSITION : foreignOrigin(declaredIn);
}

/** Other components come before HTML. */
function byOrigin(a: ApiInheritance, b: ApiInheritance): number {
  return Number(a.from === 'React') - Number(b.from === 'React');
}

/**
 * Types whose props a component takes besides its own, each once.
 * @param props that are not listed
 */
export function inheritanceOf(props: readonly TakenProp[], page: InheritingPage): ApiInheritance[] {
  const found = props.flatMap((prop) => origin(prop, page) ?? []);
  const all = [...new Map(found.map((item) => [`${item.from} ${item.name}`, item])).values()];
  return isInMuiX(page) ? all : all.sort(byOrigin);
}
