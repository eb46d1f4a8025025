/** `{"10099": "984dbdca", …}[chunkId]`: the hash in the name of each chunk's file. */
const LIST = /\(?(\{(?:\s*"?\d+"?:\s*"[\da-f]{8}",?)+\s*\})\)?\[chunkId\]/;

const ENTRY = /"?(\d+)"?:\s*"([\da-f]{8})"/g;

/** Where the list is kept, among the functions of the bundler. */
const KEPT = '__webpack_require__.hashOf';

/**
 * Reads a shortened list, in browsers.
 * @param gaps between ids, to the base of 36
 * @param hashes in the order of the ids
 */
const READ = `function (gaps, hashes) {
  var id = 0, list = {};
  gaps.split(' ').forEach(function (gap, index) {
    list[(id += parseInt(gap, 36))] = hashes.substr(index * 8, 8);
  });
  return list;
}`;

/**
 * Shortens the list of all chunks in a runtime. Compressed, most of its bytes are hashes, which stay
 * whole because the bundler replaces them later. Ids are smaller as the difference to the one before.
 */
export function shortenChunkList(source: string): string {
  return source.replace(LIST, (_, list: string) => {
    const chunks = [...list.matchAll(ENTRY)]
      .map(([, id, hash = '']) => ({ id: Number(id), hash }))
      .sort((one, other) => one.id - other.id);
    const gaps = chunks.map(({ id }, index) => (id - (chunks[index - 1]?.id ?? 0)).toString(36));
    const hashes = chunks.map(({ hash }) => hash).join('');
    return `(${KEPT} = ${KEPT} || (${READ})("${gaps.join(' ')}", "${hashes}"))[chunkId]`;
  });
}
