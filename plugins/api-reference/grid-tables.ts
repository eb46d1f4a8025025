import type { DeclarationReflection } from 'typedoc';
import { markdownOf, type CommentText } from './comment-text';
import { commentOf, type FoundMember } from './describe-members';
import type { ApiEvent, ApiGridTables, ApiSelector } from '../../model/api-reference';
import { planOfPackage } from '../../model/plans';
import { linksIn } from './type-text';

/** The tables of the grid, among the files of the reference of a version. */
export const TABLES_FILE = 'data-grid/tables.json';

/** A selector as TypeDoc lists it, with the type of its result. */
export interface FoundSelector {
  reflection: DeclarationReflection;
  returns: string;
  packageName: string;
  file: string;
}

function describeEvent({ reflection, facts }: FoundMember, text: CommentText): ApiEvent {
  const comment = commentOf(reflection);
  const typeOf = (name: string) =>
    facts.fields.find((field) => field.name.replace('?', '') === name)?.text;
  return {
    name: reflection.name,
    anchor: `event-${reflection.name}`,
    description: text.description(comment),
    deprecated: text.tag(comment, '@deprecated'),
    params: typeOf('params'),
    event: typeOf('event'),
    plan: planOfPackage(facts.declaredIn.packageName),
  };
}

/** Returns the feature that the comment names; otherwise the feature's folder. */
function featureOf({ reflection, file }: FoundSelector): string {
  const category = commentOf(reflection)?.getTag('@category');
  const said = markdownOf(category?.content).trim().split('\n')[0];
  const name = said || (/features\/(\w+)\//.exec(file)?.[1] ?? 'general');
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Exported for the packages themselves; their comments say so. */
function isInternal({ reflection }: FoundSelector): boolean {
  const comment = commentOf(reflection);
  const said = markdownOf(comment?.getTag('@category')?.content);
  return /do not document/i.test(said) || Boolean(comment?.hasModifier('@ignore'));
}

function describeSelector(found: FoundSelector, text: CommentText): ApiSelector {
  const comment = commentOf(found.reflection);
  return {
    name: found.reflection.name,
    anchor: `selector-${found.reflection.name}`,
    feature: featureOf(found),
    description: text.description(comment),
    deprecated: text.tag(comment, '@deprecated'),
    returns: found.returns,
    plan: planOfPackage(found.packageName),
  };
}

/** All events and selectors of the Data Grid, by name and by feature. */
export function describeGridTables(
  events: readonly FoundMember[],
  selectors: readonly FoundSelector[],
  text: CommentText,
  paths: ReadonlyMap<string, string>,
): ApiGridTables {
  const describedEvents = events
    .map((event) => describeEvent(event, text))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const describedSelectors = selectors
    .filter((selector) => !isInternal(selector))
    .map((selector) => describeSelector(selector, text))
    .sort((a, b) => a.feature.localeCompare(b.feature, 'en') || a.name.localeCompare(b.name, 'en'));
  return {
    events: describedEvents,
    selectors: describedSelectors,
    links: linksIn(
      [
        ...describedEvents.flatMap(({ params, event }) => [params, event]),
        ...describedSelectors.map(({ returns }) => returns),
      ],
      paths,
    ),
  };
}
