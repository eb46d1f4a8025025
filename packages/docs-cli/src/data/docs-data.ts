import type { ApiGridTables, ApiPage } from '../../../../model/api-reference';
import { reversedChanges, type VersionChanges } from '../../../../model/member-history/changes';
import { markdownFile } from './addresses';
import type { Pack } from './open-pack';
import { MADE_FILES, type PackedVersion } from './pack-format';
import { hookPage, referencePage, tablePage } from './reference';
import type { DocsData, ListedExport, ReferencePage, VersionData, VersionIndex } from './types';

/** A value that is made when it is first needed. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function readJson<Value>(pack: Pack, file: string): Value | undefined {
  const text = pack.read(file);
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}

function needJson<Value>(pack: Pack, file: string): Value {
  const value = readJson<Value>(pack, file);
  if (value === undefined) throw new Error(`The packed docs lack ${file}: build the package again`);
  return value;
}

function readPage(pack: Pack, listed: ListedExport): ReferencePage | undefined {
  if (listed.kind === 'hook' || !listed.file) return hookPage(listed);
  if (listed.kind === 'table') {
    return tablePage(needJson<ApiGridTables>(pack, listed.file), listed);
  }
  return referencePage(needJson<ApiPage>(pack, listed.file), listed);
}

/** Keeps what was read by name; names that do not exist are not kept. */
function remember<Value>(read: (name: string) => Value | undefined) {
  const known = new Map<string, Value>();
  return (name: string): Value | undefined => {
    const value = known.get(name) ?? read(name);
    if (value !== undefined) known.set(name, value);
    return value;
  };
}

function openVersion(pack: Pack, version: PackedVersion): VersionData {
  const { id } = version;
  const index = once(() => needJson<VersionIndex>(pack, MADE_FILES.index(id)));
  const listed = once(() => new Map(index().exports.map((each) => [each.name, each])));
  return {
    ...version,
    index,
    page: remember((name) => {
      const found = listed().get(name);
      return found && readPage(pack, found);
    }),
    names: () => [...listed().keys()],
    source(name) {
      const file = listed().get(name)?.file;
      return file === undefined ? undefined : readJson<ApiPage>(pack, file);
    },
    markdown: (address) => pack.read(markdownFile(address)),
    javascript: (address) => readJson(pack, MADE_FILES.javascript(markdownFile(address))) ?? {},
    searchEntries: once(() => needJson(pack, MADE_FILES.search(id))),
    textIndex: once(() => needJson(pack, MADE_FILES.texts(id))),
    exportedNames: once(() => readJson(pack, MADE_FILES.exports(id)) ?? {}),
  };
}

function readChanges(pack: Pack, from: string, to: string): VersionChanges | undefined {
  const forwards = readJson<VersionChanges>(pack, `x/api/changes/${from}-${to}.json`);
  if (forwards) return forwards;
  const backwards = readJson<VersionChanges>(pack, `x/api/changes/${to}-${from}.json`);
  return backwards && reversedChanges(backwards);
}

/** The data of all versions, which is read when it is needed. */
export function openDocs(pack: Pack): DocsData {
  const changes = remember((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return readChanges(pack, from, to);
  });
  return {
    versions: pack.versions.map((version) => openVersion(pack, version)),
    changes: (from, to) => changes(`${from} ${to}`),
  };
}
