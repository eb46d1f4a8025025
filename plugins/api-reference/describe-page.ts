import { memberAnchor, pagePath } from './addresses';
import type { CatalogueEntry } from './catalogue';
import { classNamesOf } from './class-names';
import type { CommentText } from './comment-text';
import { isOfMuiX } from './declared-in';
import { commentOf, describeMember, type FoundMember } from './describe-members';
import { inheritanceOf, isOwn } from './inheritance';
import type {
  ApiClass,
  ApiComponentPage,
  ApiInterfacePage,
  ApiMember,
  ApiMemberGroup,
  ApiPage,
  ApiSlot,
} from '../../model/api-reference';
import { planOfPackage, type Plan } from '../../model/plans';
import { linksIn, typeTexts } from './type-text';
import type { Part } from './entry-files';

export type FoundParts = Record<Part, FoundMember[]>;

export interface PageContext {
  text: CommentText;
  /** Addresses of all documented names. */
  paths: ReadonlyMap<string, string>;
  /** The same, and those of types of other packages. */
  types: ReadonlyMap<string, string>;
  versions: Record<string, string>;
  /** Members of the same name's counterparts in lower plans: `DataGridPro` of `DataGridPremium`. */
  lowerPlans: { plan: Plan | undefined; members: ReadonlySet<string> }[];
}

/**
 * The plan that introduced a member: that of the first counterpart which has it, else that of the
 * package which declares it. What the whole page has goes without saying.
 */
function planOf(
  entry: CatalogueEntry,
  { reflection, facts }: FoundMember,
  { lowerPlans }: PageContext,
): Plan | undefined {
  if (lowerPlans.length > 0) {
    const lowest = lowerPlans.find(({ members }) => members.has(reflection.name));
    return lowest ? lowest.plan : planOfPackage(entry.packageName);
  }
  if (entry.kind === 'component' && planOfPackage(entry.packageName)) return undefined;
  return planOfPackage(facts.declaredIn.packageName);
}

function sorted(members: ApiMember[]): ApiMember[] {
  const rank = ({ required, deprecated }: ApiMember) =>
    Number(deprecated !== undefined) * 2 - Number(required);
  return members.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
}

/** Props that a slot takes, without the function that may return them. */
function slotPropsText(facts: FoundMember['facts']): string {
  const { type } = typeTexts({ ...facts, text: facts.uncallable, signature: undefined });
  return (
    type
      // `& {}` comes from an interface of overrides without members, which adds nothing.
      .replace(/ & \{\}/g, '')
      // Material UI composes `ButtonProps` from `ButtonOwnProps` and others.
      .replace(/^Partial<(\w+)OwnProps & .*…$/, 'Partial<$1Props>')
  );
}

function slotsOf(
  entry: CatalogueEntry,
  parts: FoundParts,
  context: PageContext,
  classes: ApiClass[],
) {
  const { text } = context;
  return parts.slots
    .map((found): ApiSlot => {
      const { name } = found.reflection;
      const comment = commentOf(found.reflection);
      const given = parts.slotProps.find(({ reflection }) => reflection.name === name)?.facts;
      return {
        name,
        anchor: memberAnchor(entry.name, 'slot', name),
        default: text.defaultOf(comment),
        className: classes.find((candidate) => candidate.name === name)?.className,
        description: text.description(comment),
        deprecated: text.tag(comment, '@deprecated'),
        propsType: given && slotPropsText(given),
        acceptsFunction: given?.callable ?? false,
        plan: planOf(entry, found, { ...context, lowerPlans: [] }),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function classesOf(entry: CatalogueEntry, parts: FoundParts, context: PageContext): ApiClass[] {
  const type = parts.members.find(({ reflection }) => reflection.name === 'classes')?.facts.text;
  const own = parts.classes.filter(({ facts }) => type?.includes(facts.declaredIn.name));
  const files = [...own, ...parts.classes].map(({ facts }) => facts.declaredIn.file);
  const classNames = classNamesOf(entry, files);
  return parts.classes
    .map(({ reflection }): ApiClass => {
      const comment = commentOf(reflection);
      return {
        name: reflection.name,
        anchor: memberAnchor(entry.name, 'class', reflection.name),
        className: classNames[reflection.name] ?? '',
        description: context.text.description(comment),
        deprecated: context.text.tag(comment, '@deprecated'),
      };
    })
    .filter(({ className }) => className !== '')
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Methods belong to the feature whose interface declares them: `GridFilterApi` is "Filter". */
function featureOf({ facts }: FoundMember): string {
  const words = facts.declaredIn.name
    .replace(/^Grid/, '')
    .replace(/(?:Pro|Premium)?Api(?:Common|Community|Pro|Premium)?$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words === '' ? 'General' : words.charAt(0).toUpperCase() + words.slice(1);
}

function groupsOf(
  entry: CatalogueEntry,
  parts: FoundParts,
  context: PageContext,
): ApiMemberGroup[] {
  const titled = entry.name.endsWith('Api');
  const groups = new Map<string, ApiMember[]>();
  for (const found of parts.members) {
    const title = titled ? featureOf(found) : '';
    const member = describeMember(found, entry.name, planOf(entry, found, context), context.text);
    groups.set(title, [...(groups.get(title) ?? []), member]);
  }
  return [...groups]
    .map(([title, members]) => ({
      anchor: title.toLowerCase().replaceAll(' ', '-') || 'properties',
      title,
      members: sorted(members),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

function typesIn(members: ApiMember[]): (string | undefined)[] {
  return members.flatMap(({ type, expandedType, signature }) => [
    type,
    expandedType,
    signature?.returns.type,
    ...(signature?.parameters.map((parameter) => parameter.type) ?? []),
  ]);
}

function headOf(entry: CatalogueEntry, { text, versions }: PageContext) {
  const { name, family, packageName } = entry;
  const [lowest] = entry.packages;
  return {
    name,
    family,
    path: pagePath(family, name),
    plan: lowest ? planOfPackage(lowest) : undefined,
    unstable: entry.exportName !== name,
    description: text.html(entry.comment),
    package: { name: packageName, version: versions[packageName] ?? '' },
    imports: entry.imports,
  };
}

const propOf = ({ reflection: { name }, facts }: FoundMember) => ({ name, facts });

/**
 * Outside of MUI X, types of classes may be combined with one that has no members, and those of root
 * elements name all elements.
 */
function withShortType(found: FoundMember, { packageName }: CatalogueEntry): FoundMember {
  if (isOfMuiX(packageName)) return found;
  const text = found.facts.text
    .replace(/ & Partial<ClassNameMap<never>>/g, '')
    .replace(/\bElementType<any, keyof IntrinsicElements>/g, 'ElementType');
  return { ...found, facts: { ...found.facts, text } };
}

function componentPage(
  entry: CatalogueEntry,
  parts: FoundParts,
  context: PageContext,
): ApiComponentPage {
  const inheriting = { entry, paths: context.paths };
  const isListed = (found: FoundMember) =>
    isOwn(propOf(found), inheriting) || entry.ownProps?.includes(found.reflection.name) === true;
  const props = sorted(
    parts.members
      .filter(isListed)
      .map((found) => withShortType(found, entry))
      .map((found) =>
        describeMember(found, entry.name, planOf(entry, found, context), context.text),
      ),
  );
  const classes = classesOf(entry, parts, context);
  const slots = slotsOf(entry, parts, context, classes);
  return {
    kind: 'component',
    ...headOf(entry, context),
    links: linksIn([...typesIn(props), ...slots.map(({ propsType }) => propsType)], context.types),
    props,
    inheritance: inheritanceOf(
      parts.members.filter((found) => !isListed(found)).map(propOf),
      inheriting,
    ),
    slots,
    classes,
    themeName: entry.themeName,
    ref: entry.ref,
  };
}

function interfacePage(
  entry: CatalogueEntry,
  parts: FoundParts,
  context: PageContext,
): ApiInterfacePage {
  const groups = groupsOf(entry, parts, context);
  return {
    kind: 'interface',
    ...headOf(entry, context),
    links: linksIn(typesIn(groups.flatMap(({ members }) => members)), context.types),
    groups,
  };
}

/** The data of one page of the reference. */
export function describePage(
  entry: CatalogueEntry,
  parts: FoundParts,
  context: PageContext,
): ApiPage {
  return entry.kind === 'component'
    ? componentPage(entry, parts, context)
    : interfacePage(entry, parts, context);
}
