import { libraryModule } from '../check/reference';
import {
  type CallFact,
  type ElementFact,
  type FileFacts,
  type Key,
  keyNamed,
  keysOf,
  type ObjectFact,
  type Place,
  type Value,
} from '../source-scan/facts';
import type { Dependency } from '../source-scan/read-dependencies';

/** What is known of a project. */
export interface ProjectFacts {
  files: readonly FileFacts[];
  dependencies: readonly Dependency[];
}

/** Where a step applies. `names` are those that tables of the section list as former names. */
export type Finder = (project: ProjectFacts, names: ReadonlySet<string>) => Place[];

/** Decides if a section of a guide applies to a project, where declarations do not show it. */
export interface StepRule {
  /** Id of the section. */
  section: string;
  /** A review is for behavior that changed: whether code must change depends on the project. */
  kind: 'change' | 'review';
  find: Finder;
}

/** True for a file that imports from packages of a family. */
function uses(facts: FileFacts, family: string): boolean {
  return facts.imports.some(({ module }) => libraryModule(module)?.family === family);
}

/** All places that one of the finders finds. */
export function anyOf(...finders: Finder[]): Finder {
  return (project, names) => finders.flatMap((find) => find(project, names));
}

/** The places of a finder, if the project lists a package. */
export function ifListed(pattern: RegExp, find: Finder): Finder {
  return (project, names) =>
    project.dependencies.some(({ name }) => pattern.test(name)) ? find(project, names) : [];
}

/** The first place that a finder finds, for a step that is taken once. */
export function once(find: Finder): Finder {
  return (project, names) => find(project, names).slice(0, 1);
}

/** Lines of `package.json` files that list a package. */
export function dependency(pattern: RegExp): Finder {
  return ({ dependencies }) =>
    dependencies.flatMap(({ name, place }) => (pattern.test(name) ? place : []));
}

/** Imports of a name, or of anything, from a module. */
export function imported(module: RegExp, name = /^/): Finder {
  return ({ files }) =>
    files.flatMap(({ imports }) =>
      imports.flatMap((each) =>
        module.test(each.module) && name.test(each.name) ? each.place : [],
      ),
    );
}

/** Elements of components of MUI X. */
export function element(
  component: RegExp,
  test: (element: ElementFact) => boolean = () => true,
): Finder {
  return ({ files }) =>
    files.flatMap(({ elements }) =>
      elements.flatMap((each) =>
        libraryModule(each.module) && component.test(each.component) && test(each)
          ? each.place
          : [],
      ),
    );
}

/** Attributes of components of MUI X. */
export function prop(
  component: RegExp,
  name: RegExp,
  test: (value: Value, element: ElementFact) => boolean = () => true,
): Finder {
  return ({ files }) =>
    files.flatMap(({ elements }) =>
      elements.flatMap((each) => {
        if (!libraryModule(each.module) || !component.test(each.component)) return [];
        return each.attributes.flatMap((key) =>
          name.test(key.name) && test(key.value, each) ? key.place : [],
        );
      }),
    );
}

/** Keys of the object in an attribute; without a pattern, those that the guide's table lists. */
export function keyOfProp(component: RegExp, name: string, key?: RegExp): Finder {
  return ({ files }, names) =>
    files.flatMap(({ elements }) =>
      elements.flatMap((each) => {
        if (!libraryModule(each.module) || !component.test(each.component)) return [];
        const keys = keysOf(keyNamed(each.attributes, name)?.value);
        return keys.flatMap((found) =>
          (key ? key.test(found.name) : names.has(found.name)) ? found.place : [],
        );
      }),
    );
}

/** Keys of any object in files that use a family. */
export function objectKey(
  family: string,
  name: RegExp,
  test: (key: Key, object: ObjectFact) => boolean = () => true,
): Finder {
  return ({ files }) =>
    files.flatMap((facts) =>
      uses(facts, family)
        ? facts.objects.flatMap((object) =>
            object.keys.flatMap((key) =>
              name.test(key.name) && test(key, object) ? key.place : [],
            ),
          )
        : [],
    );
}

/** Calls of functions and methods, in all files. */
export function call(test: (call: CallFact, names: ReadonlySet<string>) => boolean): Finder {
  return ({ files }, names) =>
    files.flatMap(({ calls }) => calls.flatMap((each) => (test(each, names) ? each.place : [])));
}

/** Queries of Testing Library by role, with a name if one is given. */
export function queriedRole(role: RegExp, name?: RegExp): Finder {
  return call(({ name: method, arguments: [first, options] }) => {
    if (!method.endsWith('ByRole') || first?.kind !== 'string') return false;
    const wanted = keyNamed(keysOf(options), 'name')?.value;
    const hasName = wanted?.kind === 'string' && name?.test(wanted.text);
    return role.test(first.text) && (name === undefined || hasName === true);
  });
}

/** Texts in files, such as selectors in styles. */
export function text(pattern: RegExp): Finder {
  return ({ files }) =>
    files.flatMap(({ texts }) =>
      texts.flatMap((each) => (pattern.test(each.text) ? each.place : [])),
    );
}

/**
 * Tests if a value can be a function with parameters.
 * @param most functions with more parameters already have their new form
 */
export function takesArguments(most = Infinity): (value: Value) => boolean {
  return (value) =>
    value.kind === 'function'
      ? value.parameters > 0 && value.parameters <= most
      : value.kind === 'name';
}
