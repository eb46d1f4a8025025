import ts from 'typescript';
import type { FoundExport } from './find-exports';
import type { MemberPlace } from './reference-places';

interface DocumentedAt {
  owner: string;
  to: string;
}

/** The type of the props of a component; undefined for what is not one. */
export function propsOf(checker: ts.TypeChecker, component: ts.Symbol): ts.Type | undefined {
  const type = checker.getTypeOfSymbol(component);
  const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
  const props = signatures.at(-1)?.parameters[0];
  return props && checker.getTypeOfSymbol(props);
}

/** A property of a type, or of the types of a union that have it. */
export function propertiesOf(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Symbol[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => checker.getPropertyOfType(part, name) ?? []);
}

/** Props with an object whose keys the reference documents as members of another kind. */
const OBJECTS: Partial<Record<MemberPlace['kind'], string[]>> = {
  slot: ['slots', 'slotProps'],
  class: ['classes'],
};

/** Finds the place of a member in the reference by its declaration. */
export class MemberPlaces {
  readonly #places = new Map<ts.Declaration, DocumentedAt[]>();

  /**
   * @param members what the reference documents
   * @param exports what the packages export, by name
   */
  constructor(
    private readonly checker: ts.TypeChecker,
    members: readonly MemberPlace[],
    exports: ReadonlyMap<string, FoundExport>,
  ) {
    const typesOf = new Map<string, ts.Type[]>();
    for (const member of members) {
      const found = exports.get(member.owner) ?? exports.get(`Unstable_${member.owner}`);
      if (!found) continue;
      const key = `${member.owner} ${member.kind}`;
      const types = typesOf.get(key) ?? this.#ownersOf(found.symbol, member.kind);
      typesOf.set(key, types);
      this.#add(types, member);
    }
  }

  /** The types whose properties are the members of a kind. */
  #ownersOf(symbol: ts.Symbol, kind: MemberPlace['kind']): ts.Type[] {
    if (!(symbol.flags & ts.SymbolFlags.Value)) {
      return [this.checker.getDeclaredTypeOfSymbol(symbol)];
    }
    const props = propsOf(this.checker, symbol);
    if (!props) return [];
    const objects = OBJECTS[kind];
    if (!objects) return [props];
    return objects
      .flatMap((name) => propertiesOf(this.checker, props, name))
      .map((each) => this.checker.getNonNullableType(this.checker.getTypeOfSymbol(each)));
  }

  #add(types: readonly ts.Type[], { name, owner, to }: MemberPlace): void {
    for (const property of types.flatMap((type) => propertiesOf(this.checker, type, name))) {
      for (const declaration of property.declarations ?? []) {
        const known = this.#places.get(declaration);
        if (known) known.push({ owner, to });
        else this.#places.set(declaration, [{ owner, to }]);
      }
    }
  }

  /**
   * @param owner the component whose page is preferred if several pages document the member
   * @returns an address; undefined for members that the reference does not document
   */
  find(properties: readonly ts.Symbol[], owner?: string): string | undefined {
    const declarations = properties.flatMap((property) => property.declarations ?? []);
    const found = declarations.flatMap((declaration) => this.#places.get(declaration) ?? []);
    return (found.find((place) => place.owner === owner) ?? found[0])?.to;
  }
}
