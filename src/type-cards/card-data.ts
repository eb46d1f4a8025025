import { formatAddress } from '@site/model/addresses/format';
import type { NamePreview } from '@site/model/api-reference';
import {
  CARD_NAMES_FILE,
  cardFile,
  codeNamesFile,
  hashOfCode,
  type CardGroup,
  type CodeNames,
  type NameTarget,
  type TypeCard,
} from '@site/model/type-cards';
import { localAddress } from '@site/src/api-reference/local-links';
import { fetchFile } from '@site/src/loading/fetch-file';
import { SECTION, VERSION_PATH } from '@site/src/page/unit';

/** What a card shows: of an export or a declared type, or of a member. */
export interface CardContent {
  name: string;
  kind: TypeCard['kind'] | 'prop' | 'slot' | 'cssClass' | 'method';
  code?: string;
  default?: string;
  from?: string;
  summary?: string;
  /** Address of its place in the reference, in this version and language. */
  href?: string;
  plan?: TypeCard['plan'];
  since?: string;
  deprecated?: string;
}

/** A name in a text, and what it leads to. */
export interface PlacedName {
  start: number;
  target: NameTarget;
}

const files = new Map<string, Promise<unknown>>();

/** Fetches a file once. */
function load<Content>(address: string): Promise<Content> {
  const known = files.get(address);
  if (known) return known as Promise<Content>;
  const content = fetchFile(address, (answer) => answer.json() as Promise<Content>);
  // The next attempt may have a network.
  content.catch(() => files.delete(address));
  files.set(address, content);
  return content;
}

/** The folder of the reference of this version, in the language of `baseUrl`. */
function folderOf(baseUrl: string): string {
  return baseUrl + formatAddress({ section: SECTION, version: VERSION_PATH, rest: 'api' }).slice(1);
}

/** The names that have a card. */
export async function loadCardNames(baseUrl: string): Promise<ReadonlySet<string>> {
  return new Set(await load<string[]>(folderOf(baseUrl) + CARD_NAMES_FILE));
}

/** The names in a block of code, in their order; none for code that the build did not see. */
export async function loadCodeNames(text: string, baseUrl: string): Promise<PlacedName[]> {
  const hash = hashOfCode(text);
  const { targets, codes } = await load<CodeNames>(folderOf(baseUrl) + codeNamesFile(hash));
  const numbers = codes[hash] ?? [];
  return numbers.flatMap((start, index) => {
    const target = targets[numbers[index + 1] ?? -1];
    return index % 2 === 0 && target ? [{ start, target }] : [];
  });
}

async function exportCard(name: string, baseUrl: string): Promise<CardContent | undefined> {
  const card = (await load<CardGroup>(folderOf(baseUrl) + cardFile(name)))[name];
  return card && { ...card, href: card.to && localAddress(card.to, baseUrl) };
}

function kindOf(kind: NamePreview['kind']): CardContent['kind'] {
  if (kind === 'class') return 'cssClass';
  return kind === 'slot' || kind === 'method' ? kind : 'prop';
}

async function memberCard(to: string, baseUrl: string): Promise<CardContent | undefined> {
  const href = localAddress(to, baseUrl);
  const [page = '', anchor = ''] = href.split('#');
  const preview = (await load<Record<string, NamePreview>>(`${page}preview.json`))[anchor];
  return preview && { ...preview, kind: kindOf(preview.kind), code: preview.type, href };
}

/**
 * The card of a target.
 * @returns undefined if there is none
 * @throws without network
 */
export async function loadCard(
  { card, to }: NameTarget,
  baseUrl: string,
): Promise<CardContent | undefined> {
  if (card !== undefined) return exportCard(card, baseUrl);
  return to === undefined ? undefined : memberCard(to, baseUrl);
}
