import { ClassIndex } from '../check/class-names';
import { byPlace } from '../check/finding';
import { type CodeReference, libraryModule } from '../check/reference';
import type { Place } from '../source-scan/facts';
import { type Comparison, retiredNames } from './derived-steps';
import type { Guide, GuideSection } from './guide';
import { GuideNames } from './guide-names';
import { guidedHops, type GuidedHops, type Hop } from './hops';
import type { ProjectFacts, StepRule } from './rule';
import { RULES } from './rules';

/** A step of a migration guide, at one place of a project where it applies. */
export interface MigrationStep {
  /** A deprecated name still works; a review is for behavior that changed. */
  kind: 'change' | 'deprecated' | 'review';
  /** Heading of the section, or what is removed if no guide mentions it. */
  title: string;
  /** First sentence of the section. */
  summary: string;
  /** Address of the section, or of the list of all changes. */
  address: string;
  place: Place;
  /** The name that is removed or deprecated, if the step is about one. */
  name?: string;
}

interface Numbered extends MigrationStep {
  /** Position of the section in its guide. */
  position: number;
  section?: string;
}

function stepOf(
  guide: Guide,
  section: GuideSection,
  found: Pick<MigrationStep, 'kind' | 'place' | 'name'>,
): Numbered {
  return {
    kind: found.kind,
    title: section.heading,
    summary: section.summary,
    address: `${guide.address}#${section.id}`,
    place: found.place,
    ...(found.name !== undefined && { name: found.name }),
    position: guide.sections.indexOf(section),
    section: section.id,
  };
}

/** Sections that are about other families are in a group with the name of the family. */
function concerns(section: GuideSection, { guide, hops }: GuidedHops): boolean {
  const families = ['data-grid', 'date-pickers', 'charts', 'tree-view'];
  const isForAll = /^migration-\d/.test(guide.name);
  if (!isForAll || !families.includes(section.group)) return true;
  return hops.some(({ family }) => family === section.group);
}

/** True for a family that a project lists, or imports from. */
function usesFamily({ files, dependencies }: ProjectFacts, family: string): boolean {
  const isOfFamily = (name: string) => libraryModule(name)?.family === family;
  return (
    dependencies.some(({ name }) => isOfFamily(name)) ||
    files.some(({ imports }) => imports.some(({ module }) => isOfFamily(module)))
  );
}

/** The project without packages of families that stay as they are. */
function withoutOthers(project: ProjectFacts, hops: readonly Hop[]): ProjectFacts {
  const moving = new Set(hops.map(({ family }) => family));
  const dependencies = project.dependencies.filter(({ name }) => {
    const family = libraryModule(name)?.family;
    return family === undefined || moving.has(family);
  });
  return { ...project, dependencies };
}

function ruleSteps(
  guided: GuidedHops,
  { rule, project, names }: { rule: StepRule; project: ProjectFacts; names: GuideNames },
): Numbered[] {
  const { guide } = guided;
  const section = guide.sections.find(({ id }) => id === rule.section);
  if (!section || !concerns(section, guided)) return [];
  const places = rule.find(project, names.tableNames(section.id));
  return places.map((place) => stepOf(guide, section, { kind: rule.kind, place }));
}

/** Steps for names that the declarations of the next version lack, or mark as deprecated. */
function retiredSteps(
  { guide, hops }: GuidedHops,
  { project, names }: { project: ProjectFacts; names: GuideNames },
): Numbered[] {
  return hops.map(comparisonOf).flatMap((comparison) =>
    project.files
      .flatMap((facts) => retiredNames(facts, comparison))
      .flatMap(({ place, status, owner, name, lookups }) => {
        const section = names.sectionAbout(lookups, owner);
        const kind = status === 'removed' ? 'change' : 'deprecated';
        if (section) return stepOf(guide, section, { kind, place, name });
        if (status === 'deprecated') return [];
        return unguidedStep({ place, owner, name, guide, comparison });
      }),
  );
}

/** A removed name that the guide does not mention. */
function unguidedStep(found: {
  place: Place;
  owner: string;
  name: string;
  guide: Guide;
  comparison: Comparison;
}): Numbered {
  const { place, owner, name, guide, comparison } = found;
  const { family, from, to } = comparison;
  const origin = /^https?:\/\/[^/]+/.exec(guide.address)?.[0] ?? '';
  return {
    kind: 'change',
    title: `\`${name}\` of \`${owner}\` is removed`,
    summary: '',
    address: `${origin}/x/compare/?family=${family}&from=${from.id}&to=${to.id}`,
    place,
    name,
    position: guide.sections.length,
  };
}

const indexes = new WeakMap<CodeReference, ClassIndex>();

function classesOf(reference: CodeReference): ClassIndex {
  const index = indexes.get(reference) ?? new ClassIndex(reference);
  indexes.set(reference, index);
  return index;
}

function comparisonOf({ family, from, to, target }: Hop): Comparison {
  return { family, from, to, target, fromClasses: classesOf(from) };
}

/** One step for each section and place: a rule can find what the declarations show too. */
function withoutDoubles(steps: readonly Numbered[]): Numbered[] {
  const seen = new Map<string, Numbered>();
  for (const step of steps) {
    const { file, line, column } = step.place;
    const key = `${step.address} ${file}:${line}:${column}`;
    if (!seen.has(key)) seen.set(key, step);
  }
  return [...seen.values()];
}

/** A codemod is worth a run only if the project needs a change that it makes. */
function withoutIdleCodemod(guide: Guide, steps: readonly Numbered[]): Numbered[] {
  const codemod = guide.sections.find(({ id }) => id === 'codemod');
  const made = new Set(
    [...(codemod?.body.matchAll(/\([^()\s]*#([\w-]+)\)/g) ?? [])].map(([, id]) => id),
  );
  const isNeeded = steps.some(({ section }) => section !== undefined && made.has(section));
  return steps.filter(({ section }) => isNeeded || section !== 'codemod');
}

function stepsOfGuide(guided: GuidedHops, whole: ProjectFacts): Numbered[] {
  const { guide, hops } = guided;
  const project = withoutOthers(whole, hops);
  const names = new GuideNames(guide, (section) => concerns(section, guided));
  const rules = RULES[guide.name] ?? [];
  const steps = withoutDoubles([
    ...retiredSteps(guided, { project, names }),
    ...rules.flatMap((rule) => ruleSteps(guided, { rule, project, names })),
  ]);
  return withoutIdleCodemod(guide, steps).sort((a, b) => a.position - b.position || byPlace(a, b));
}

/**
 * Finds the steps of the migration guides that apply to a project, in the order of the guides.
 * @param hops the versions that each family of the project passes
 * @param guides the guides of the target version
 */
export function findSteps(
  project: ProjectFacts,
  hops: readonly Hop[],
  guides: readonly Guide[],
): MigrationStep[] {
  const taken = hops.filter(({ family }) => usesFamily(project, family));
  return guidedHops(guides, taken).flatMap((guided) =>
    stepsOfGuide(guided, project).map(({ position: _, section: __, ...step }) => step),
  );
}
