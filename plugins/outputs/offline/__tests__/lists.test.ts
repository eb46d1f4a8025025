import { readPageFiles, type ChunkGroup } from '../page-files';
import { filesOfPage } from '../route-files';
import { webManifest } from '../web-manifest';
import { titleOf } from '../write-family-lists';

function group(files: string[], children: ChunkGroup[] = [], name?: string): ChunkGroup {
  return { name, chunks: [{ files, auxiliaryFiles: [] }], childrenIterable: children };
}

/** Two pages that share a demo library; the first has a demo that loads another file later. */
function graph() {
  const library = group(['library.js', 'library.js.map']);
  const first = group(['first.js'], [group(['demo.js'], [library])], 'a1');
  const second = group(['second.js'], [library], 'b2');
  return readPageFiles(group(['main.js', 'main.css'], [first, second, group(['panel.js'])]));
}

const routes = {
  routes: [{ path: '/x/', routes: [{ path: '/x/first/' }, { path: '/x/second/' }] }],
  chunkNames: {
    '/x/-f89': { __comp: 'c3' },
    '/x/first/-1a2': { __comp: 'c3', __props: { content: 'a1' } },
    '/x/second/-3b4': { content: 'b2' },
  },
};

describe('files of a page', () => {
  it('are its own, those of its demos, and what every page may load', () => {
    expect([...filesOfPage('/x/first/', routes, graph(), 'all')].sort()).toEqual([
      'demo.js',
      'first.js',
      'library.js',
      'main.css',
      'main.js',
      'panel.js',
    ]);
  });

  it('are fewer at first', () => {
    expect([...filesOfPage('/x/second/', routes, graph(), 'own')].sort()).toEqual([
      'main.css',
      'main.js',
      'second.js',
    ]);
  });

  it('are not known for a page that does not exist', () => {
    expect(() => filesOfPage('/x/third/', routes, graph(), 'all')).toThrow('"/x/third/"');
  });

  it('are known for parts that pages load by name, such as the editor', () => {
    const editor = group(['editor.js'], [group(['compiler.js'])], 'edit-demo');
    const page = group(['page.js'], [group(['demo.js'], [editor])], 'a1');
    const { byChunk } = readPageFiles(group(['main.js'], [page]));
    expect([...(byChunk.get('edit-demo')?.all ?? [])]).toEqual(['editor.js', 'compiler.js']);
    expect([...(byChunk.get('a1')?.all ?? [])]).toEqual(['page.js', 'demo.js']);
  });

  it('end where chunks load each other in a circle', () => {
    const children: ChunkGroup[] = [];
    const one = group(['one.js'], children);
    children.push(group(['two.js'], [one]));
    expect([...readPageFiles(one).entry.all]).toEqual(['one.js', 'two.js']);
  });
});

describe('the title of a page', () => {
  it('is without the name of the site, and read as text', () => {
    expect(titleOf('<title data-rh=true>Rows &amp; columns | MUI X</title>')).toBe(
      'Rows & columns',
    );
  });
});

describe('the web app manifest', () => {
  it('is below the language', () => {
    const manifest = webManifest({ baseUrl: '/zh/', lang: 'zh-CN', text: (key) => key });
    expect(manifest).toMatchObject({ id: '/zh/x/', scope: '/zh/x/', lang: 'zh-CN' });
    expect(manifest.shortcuts.map(({ url }) => url)).toContain('/zh/x/react-tree-view/');
  });
});
