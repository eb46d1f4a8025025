import type { rspack } from '@docusaurus/faster';

type Rspack = typeof rspack;
type Compiler = InstanceType<Rspack['Compiler']>;

/** A part of a page: the chunks to request, the last one its own, and the module to take from them. */
interface Part {
  chunks: string[];
  id: string;
  /** The bundler's mode for modules that are not ECMAScript modules, such as JSON. */
  mode: string;
}

const NAME = 'ShortenRegistry';

const COMMENT = String.raw`(?:/\*[^*]*\*/)?\s*`;
const REQUEST = String.raw`__webpack_require__\.e\(${COMMENT}"\d+"\)`;
const REQUESTS = String.raw`Promise\.(?:all|resolve)\(${COMMENT}(?:\[(?:${REQUEST},?\s*)*\])?\)`;
const MODULE = String.raw`__webpack_require__(?:\.t)?\.bind\(__webpack_require__,\s*${COMMENT}\d+(?:,\s*\d+)?\)`;
const LOAD = String.raw`\(\)\s*=>\s*(?:${REQUEST}|${REQUESTS})\s*\.then\(${MODULE}\)`;

/** What the bundler makes of a list of `() => import("…")`. */
const LIST = new RegExp(String.raw`\[\s*${LOAD}(?:\s*,\s*${LOAD})*\s*,?\s*\]`, 'g');
const EACH_LOAD = new RegExp(LOAD, 'g');

/**
 * Reads a shortened list, in browsers.
 * @param shared lists of chunks before the own one of a part
 * @param parts of pages: number of such a list, own chunk, module, mode
 */
const READ = `function (shared, parts) {
  var lists = shared.split(',');
  return parts.split(',').map(function (part) {
    var fields = part.split(' ');
    var chunks = (lists[fields[0]] + ' ' + fields[1]).match(/\\d+/g) || [];
    var id = +fields[2];
    return function () {
      return Promise.all(chunks.map(function (chunk) {
        return __webpack_require__.e(chunk);
      })).then(fields[3]
        ? __webpack_require__.t.bind(__webpack_require__, id, +fields[3])
        : __webpack_require__.bind(__webpack_require__, id));
    };
  });
}`;

function parsePart(load: string): Part {
  const code = load.replace(/\/\*[^*]*\*\//g, '');
  const chunks = [...code.matchAll(/"(\d+)"/g)].map(([, chunk = '']) => chunk);
  const [, id = '', mode = ''] = /(\d+)(?:,\s*(\d+))?\)\)$/.exec(code) ?? [];
  return { chunks, id, mode };
}

/**
 * Shortens the list of functions that load the parts of pages: their code differs only in numbers,
 * and many parts need the same chunks. It is the longest of such lists.
 * @returns undefined when the source has no such list
 */
export function shortenRegistry(source: string): string | undefined {
  const [list] = (source.match(LIST) ?? []).sort((one, other) => other.length - one.length);
  if (list === undefined) return undefined;
  const parts = (list.match(EACH_LOAD) ?? []).map(parsePart);
  const sharedOf = ({ chunks }: Part) => chunks.slice(0, -1).join(' ');
  const shared = [...new Set(parts.map(sharedOf))];
  const rows = parts.map((part) =>
    [shared.indexOf(sharedOf(part)), part.chunks.at(-1) ?? '', part.id, part.mode].join(' ').trim(),
  );
  return source.replace(list, () => `(${READ})("${shared.join(',')}", "${rows.join(',')}")`);
}

/** Shortens the registry of routes in the script of all pages, before it is minified. */
export class ShortenRegistry {
  constructor(private readonly bundler: Rspack) {}

  /** @throws in the build when no script that pages start with has the registry */
  apply(compiler: Compiler): void {
    const { Compilation, sources } = this.bundler;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
        const shortened = [...new Set(files)].filter((file) => {
          const code = shortenRegistry(assets[file]?.source().toString() ?? '');
          if (code !== undefined) compilation.updateAsset(file, new sources.RawSource(code));
          return code !== undefined;
        });
        if (shortened.length === 0)
          throw new Error('The bundler writes the registry in another way');
      });
    });
  }
}
