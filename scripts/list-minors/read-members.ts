import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {
  ExportKind,
  ExportMembers,
  MemberFacts,
  MemberKind,
  MemberList,
} from '../../model/member-history/member-list';
import { createCatalogue, type Catalogue } from '../../plugins/api-reference/catalogue';
import { defaultCode } from '../../plugins/api-reference/comment-text';
import { partName, writeEntryFiles, type Part } from '../../plugins/api-reference/entry-files';
import { isOwn } from '../../plugins/api-reference/inheritance';
import { wholeType } from '../../plugins/api-reference/member-list';
import type { CatalogueSource } from '../../plugins/api-reference/package-readers';
import { resolveAlias } from '../../plugins/api-reference/program';
import { TypeReader, type TypeFacts } from '../../plugins/api-reference/read-type';
import { typeTexts } from '../../plugins/api-reference/type-text';
import type { WantedMembers } from './wanted-members';

/** What is read of packages, and where files for the compiler go. */
export interface MembersSource extends CatalogueSource {
  wanted: WantedMembers;
  cache: string;
}

/** The parts of an export that have members of a kind. */
const PARTS_OF: Partial<Record<MemberKind, Part>> = {
  prop: 'members',
  method: 'members',
  field: 'members',
  slot: 'slots',
  class: 'classes',
};

interface EntryProgram {
  checker: ts.TypeChecker;
  /** Interfaces of the entry files and selectors by name. */
  symbols: Map<string, ts.Symbol>;
}

/** Compiles the files in which each part of an export is an interface. */
function compileEntries(
  catalogue: Catalogue,
  { packagesDir, cache, host }: MembersSource,
): EntryProgram {
  const { files, tsconfig } = writeEntryFiles(path.join(cache, 'entries'), catalogue, packagesDir);
  const { compilerOptions } = JSON.parse(readFileSync(tsconfig, 'utf8')) as {
    compilerOptions: object;
  };
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, path.dirname(tsconfig));
  const program = ts.createProgram(files, options, host);
  const checker = program.getTypeChecker();
  const exported = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  });
  return { checker, symbols: new Map(exported.map((symbol) => [symbol.name, symbol])) };
}

/** Reads members of the interfaces of entry files. */
class MemberReader {
  private readonly types: TypeReader;

  constructor(
    private readonly program: EntryProgram,
    private readonly catalogue: Catalogue,
  ) {
    this.types = new TypeReader(program.checker);
  }

  private property(interfaceName: string, name: string): ts.Symbol | undefined {
    const found = this.program.symbols.get(interfaceName);
    return found && this.program.checker.getDeclaredTypeOfSymbol(found).getProperty(name);
  }

  private facts(symbol: ts.Symbol, facts: TypeFacts): MemberFacts {
    const deprecated = symbol
      .getJsDocTags(this.program.checker)
      .find(({ name }) => name === 'deprecated');
    const value = facts.defaultText;
    return {
      ...wholeType({ ...typeTexts(facts), signature: facts.signature }),
      ...(value && { default: defaultCode(value).replace(/\s+/g, ' ') }),
      ...(deprecated && { deprecated: ts.displayPartsToString(deprecated.text) }),
    };
  }

  /** A prop, slot, class, method or field; undefined where pages do not list it. */
  private part(owner: string, kind: MemberKind, name: string): MemberFacts | undefined {
    const part = PARTS_OF[kind];
    const symbol = part && this.property(partName(owner, part), name);
    if (!symbol) return undefined;
    const facts = this.types.read(symbol);
    if (facts.hidden) return undefined;
    const entry = this.catalogue.entries.find((each) => each.name === owner);
    const isListed = kind !== 'prop' || isOwn({ name, facts }) || entry?.ownProps?.includes(name);
    return isListed ? this.facts(symbol, facts) : undefined;
  }

  private event(name: string): MemberFacts | undefined {
    const symbol = this.property('GridEvents__members', name);
    return symbol && this.facts(symbol, this.types.read(symbol));
  }

  private selector(name: string): MemberFacts | undefined {
    const found = this.program.symbols.get(name);
    if (!found) return undefined;
    const symbol = resolveAlias(this.program.checker, found);
    const facts = this.types.read(symbol);
    return { ...this.facts(symbol, facts), type: facts.returns };
  }

  read(owner: string, kind: MemberKind, name: string): MemberFacts | undefined {
    if (kind === 'event') return this.event(name);
    return kind === 'selector' ? this.selector(name) : this.part(owner, kind, name);
  }
}

/** Checks that packages have an export which the reference can document as one of its kind. */
function has({ entries, exports }: Catalogue, family: string, name: string, kind: ExportKind) {
  const found = kind === 'hook' ? exports : entries;
  return found.some((each) => each.family === family && each.name === name && each.kind === kind);
}

/**
 * Reads some members of packages, with the types that the reference has. It is several times faster
 * than making the whole reference, because TypeDoc does not run.
 * @returns the wanted exports and members that the packages have
 */
export function readMembers(source: MembersSource): MemberList {
  const { wanted } = source;
  const only = new Set(Object.values(wanted).flatMap((exported) => Object.keys(exported)));
  const catalogue = createCatalogue({ ...source, only });
  const needed = catalogue.entries.filter(({ family, name }) => wanted[family]?.[name]);
  const reader = new MemberReader(
    compileEntries({ ...catalogue, entries: needed }, source),
    catalogue,
  );
  const exportsOf = (family: string) =>
    Object.entries(wanted[family] ?? {}).flatMap(([owner, { kind, members }]) => {
      if (kind !== 'table' && !has(catalogue, family, owner, kind)) return [];
      const found: ExportMembers = { kind, members: {} };
      for (const member of members) {
        const facts = reader.read(owner, member.kind, member.name);
        if (facts) (found.members[member.kind] ??= {})[member.name] = facts;
      }
      return [[owner, found] as const];
    });
  return Object.fromEntries(
    source.families.map(({ id }) => [id, Object.fromEntries(exportsOf(id))]),
  );
}
