import { comparableCode, hashOfCode, type NameTarget } from '../../../model/type-cards';
import type { FoundName } from './find-names';

/** The names in one text. */
export interface NamesInText {
  hash: string;
  names: FoundName[];
}

/** A text as pages show it, and its names. */
export type TextWithNames = [text: string, names: FoundName[]];

/** Collects the names of texts, as pages show them. */
export class NameCollection {
  readonly #texts = new Map<string, FoundName[]>();

  /** A collection of what other collections have; of equal texts, the first counts. */
  static of(...all: (readonly TextWithNames[])[]): NameCollection {
    const collection = new NameCollection();
    for (const [text, names] of all.flat()) {
      if (!collection.#texts.has(text)) collection.#texts.set(text, names);
    }
    return collection;
  }

  /** Texts without a name are left out: they are not different from unknown ones. */
  add(text: string, names: FoundName[]): void {
    if (names.length > 0) this.#texts.set(comparableCode(text), names);
  }

  has(text: string): boolean {
    return this.#texts.has(comparableCode(text));
  }

  /** All texts in the order in which they came. */
  entries(): TextWithNames[] {
    return [...this.#texts];
  }

  /** @throws when two texts have the same hash */
  texts(): NamesInText[] {
    const hashes = new Map<string, string>();
    return [...this.#texts].map(([text, names]) => {
      const hash = hashOfCode(text);
      const other = hashes.get(hash);
      if (other !== undefined)
        throw new Error(`These texts have the same hash:\n${text}\n${other}`);
      hashes.set(hash, text);
      return { hash, names };
    });
  }
}

/** Numbers equal targets alike. */
export class TargetTable {
  readonly targets: NameTarget[] = [];

  readonly #indexes = new Map<string, number>();

  indexOf(target: NameTarget): number {
    const key = `${target.card ?? ''} ${target.to ?? ''}`;
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    this.#indexes.set(key, this.targets.length);
    return this.targets.push(target) - 1;
  }
}
