import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DeclarationReflection, ProjectReflection, Reflection } from 'typedoc';
import type ts from 'typescript';
import { folderOfPage, pagePath } from './addresses';
import type { CatalogueEntry } from './catalogue';
import { CommentText, type ToHtml } from './comment-text';
import { isOfMuiX } from './declared-in';
import type { FoundMember } from './describe-members';
import { describePage, type FoundParts, type PageContext } from './describe-page';
import { PARTS, partName, type Part } from './entry-files';
import { PLAN_NAMES } from '../../model/plans';
import { describeGridTables, TABLES_FILE, type FoundSelector } from './grid-tables';
import { pageMdx } from './page-mdx';
import { TypeReader, type TypeFacts } from './read-type';
import { readSettings, type ReferenceSettings } from './reference-settings';

const SELECTOR = /^grid\w+Selector$/;

function isDeclaration(reflection: Reflection): reflection is DeclarationReflection {
  return reflection.isDeclaration();
}

/** Types of props by their names, outside of MUI X: in its types, those of other components are rare. */
function propsTypes(entries: readonly CatalogueEntry[]): [string, string][] {
  return entries
    .filter(({ kind, packageName }) => kind === 'component' && !isOfMuiX(packageName))
    .map(({ family, name }) => [`${name}Props`, pagePath(family, name)]);
}

/**
 * Runs inside TypeDoc: keeps the compiler's types of each member while TypeDoc converts it, and
 * writes the data of each page when TypeDoc renders it.
 */
export class ReferenceWriter {
  private readonly settings: ReferenceSettings;
  private readonly entries: Map<string, CatalogueEntry>;
  private readonly text: CommentText;
  private readonly paths: Map<string, string>;
  /** Addresses of all names in types that lead somewhere. */
  private readonly types: Map<string, string>;
  private readonly facts = new Map<Reflection, TypeFacts>();
  /** Interfaces in which TypeDoc listed the parts of the entries. */
  private readonly parts = new Map<string, DeclarationReflection>();
  private selectors: FoundSelector[] = [];

  constructor(settingsFile: string, toHtml: ToHtml) {
    this.settings = readSettings(settingsFile);
    const { entries } = this.settings.catalogue;
    this.entries = new Map(entries.map((entry) => [entry.name, entry]));
    this.paths = new Map(entries.map(({ family, name }) => [name, pagePath(family, name)]));
    const { foreignTypes } = this.settings;
    this.types = new Map([...Object.entries(foreignTypes), ...propsTypes(entries), ...this.paths]);
    this.text = new CommentText(toHtml, this.paths);
  }

  /** Keeps the type of a member of one of our interfaces, or of a selector. */
  collect(reflection: Reflection, symbol: ts.Symbol, checker: ts.TypeChecker): void {
    if (!isDeclaration(reflection)) return;
    if (reflection.name.includes('__')) this.parts.set(reflection.name, reflection);
    if (reflection.parent?.name.includes('__')) {
      this.facts.set(reflection, this.readerOf(checker).read(symbol));
    } else if (SELECTOR.test(reflection.name)) {
      const { declaredIn, returns = '' } = this.readerOf(checker).read(symbol);
      this.selectors.push({
        reflection,
        returns,
        packageName: declaredIn.packageName,
        file: declaredIn.file,
      });
    }
  }

  /** Reads types, and writes out those of the documented packages and of all of MUI X. */
  private readerOf(checker: ts.TypeChecker): TypeReader {
    const { families } = this.settings.catalogue;
    const names = families.flatMap(({ packages }) => packages.map(({ name }) => name));
    return new TypeReader(checker, (name) => isOfMuiX(name) || names.includes(name));
  }

  /** The pages to write, each with the reflection that it is about. */
  pages(_: ProjectReflection): { url: string; model: DeclarationReflection }[] {
    this.writeTables();
    return [...this.entries.values()].map(({ name, family }) => {
      const model = this.parts.get(partName(name, 'members'));
      if (!model) throw new Error(`TypeDoc found no members of "${name}"`);
      return { url: `${folderOfPage(family, name)}/index.mdx`, model };
    });
  }

  /** Writes the data of a page beside it. @returns the page */
  render(url: string, model: Reflection): string {
    const name = model.name.replace(/__members$/, '');
    const entry = this.entries.get(name);
    if (!entry) throw new Error(`No documented name belongs to ${url}`);
    const page = describePage(entry, this.partsOf(name), this.contextOf(entry));
    this.write(path.join(path.dirname(url), 'page.json'), page);
    return pageMdx(page);
  }

  private write(file: string, data: unknown): void {
    const target = path.join(this.settings.out, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(data));
  }

  private membersOf(name: string): FoundMember[] {
    return (this.parts.get(name)?.children ?? []).flatMap((reflection) => {
      const facts = this.facts.get(reflection);
      return facts && !facts.hidden ? [{ reflection, facts }] : [];
    });
  }

  private partsOf(name: string): FoundParts {
    const found = PARTS.map((part): [Part, FoundMember[]] => [
      part,
      this.membersOf(partName(name, part)),
    ]);
    return Object.fromEntries(found) as FoundParts;
  }

  /** `DataGridPremium` has the counterparts `DataGrid` and `DataGridPro`. */
  private lowerPlansOf({ name, family, packageName }: CatalogueEntry): PageContext['lowerPlans'] {
    const stem = name.replace(/(?:Pro|Premium)$/, '');
    if (stem === name || !this.entries.has(stem)) return [];
    const { families } = this.settings.catalogue;
    const packages = families.find(({ id }) => id === family)?.packages ?? [];
    const own = packages.findIndex((candidate) => candidate.name === packageName);
    return packages.slice(0, own).map(({ plan }) => {
      const members = this.membersOf(partName(`${stem}${plan ? PLAN_NAMES[plan] : ''}`, 'members'));
      return { plan, members: new Set(members.map(({ reflection }) => reflection.name)) };
    });
  }

  private contextOf(entry: CatalogueEntry): PageContext {
    return {
      text: this.text,
      paths: this.paths,
      types: this.types,
      versions: this.settings.versions,
      lowerPlans: this.lowerPlansOf(entry),
    };
  }

  private writeTables(): void {
    if (!this.settings.catalogue.families.some(({ id }) => id === 'data-grid')) return;
    const events = this.membersOf('GridEvents__members');
    const named = new Map(this.selectors.map((found) => [found.reflection.name, found]));
    const tables = describeGridTables(events, [...named.values()], this.text, this.types);
    this.write(TABLES_FILE, tables);
  }
}
