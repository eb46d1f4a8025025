/**
 * Asks the bundler which files a page can come to need: its own, those of its demos and of their
 * code, and whatever these load in turn.
 */

interface Chunk {
  files: Iterable<string>;
  auxiliaryFiles: Iterable<string>;
}

/** The part of the bundler's chunk groups that is used here. */
export interface ChunkGroup {
  name?: string;
  chunks: Iterable<Chunk>;
  childrenIterable: Iterable<ChunkGroup>;
}

interface Compilation {
  entrypoints: ReadonlyMap<string, ChunkGroup>;
}

interface Compiler {
  hooks: {
    afterEmit: { tap(name: string, listener: (compilation: Compilation) => void): void };
  };
}

/** Paths from the output folder. */
export interface GroupFiles {
  /** Files that load immediately. */
  own: ReadonlySet<string>;
  /** The same, with everything that can be loaded later. */
  all: ReadonlySet<string>;
}

/** Files by the name of the chunk, such as those that routes load; every page has `entry`. */
export interface PageFiles {
  entry: GroupFiles;
  byChunk: ReadonlyMap<string, GroupFiles>;
}

const NOT_FOR_READERS = /\.(?:map|txt)$/;

function addGroup(group: ChunkGroup, files: Set<string>): void {
  for (const chunk of group.chunks) {
    for (const file of [...chunk.files, ...chunk.auxiliaryFiles]) {
      if (!NOT_FOR_READERS.test(file)) files.add(file);
    }
  }
}

/** Follows groups that a group loads later; named ones are other pages, or parts kept separately. */
function filesFrom(group: ChunkGroup): GroupFiles {
  const own = new Set<string>();
  addGroup(group, own);
  const all = new Set(own);
  const seen = new Set<ChunkGroup>([group]);
  const follow = (current: ChunkGroup) => {
    for (const child of current.childrenIterable) {
      if (child.name || seen.has(child)) continue;
      seen.add(child);
      addGroup(child, all);
      follow(child);
    }
  };
  follow(group);
  return { own, all };
}

/** Reads the files of each named chunk from the graph below the entry. */
export function readPageFiles(entry: ChunkGroup): PageFiles {
  const byChunk = new Map<string, GroupFiles>();
  const seen = new Set<ChunkGroup>([entry]);
  const follow = (group: ChunkGroup) => {
    for (const child of group.childrenIterable) {
      if (seen.has(child)) continue;
      seen.add(child);
      if (child.name) byChunk.set(child.name, filesFrom(child));
      follow(child);
    }
  };
  follow(entry);
  return { entry: filesFrom(entry), byChunk };
}

/** A plugin for the bundler that collects the files of pages. */
export function collectPageFiles(found: (files: PageFiles) => void) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.afterEmit.tap('offline', ({ entrypoints }) => {
        const entry = entrypoints.get('main');
        if (!entry) throw new Error('The bundler has no entry "main": offline lists need it');
        found(readPageFiles(entry));
      });
    },
  };
}
