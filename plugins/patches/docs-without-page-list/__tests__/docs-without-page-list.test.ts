import type { RouteConfig } from '@docusaurus/types';
import { withOtherVersions, withoutPageList } from '..';

const PAGE: RouteConfig = { path: '/x/grid/', component: '@theme/DocItem' };

it('keeps the sidebars of a version and drops the list of its pages, however deep', () => {
  const version = { label: '7.0.0', docsSidebars: { grid: [] } };
  const route: RouteConfig = {
    path: '/x',
    component: '@theme/DocsRoot',
    routes: [
      {
        path: '/x',
        component: '@theme/DocVersionRoot',
        props: { version: { ...version, docs: { grid: { title: 'Grid' } } }, other: 1 },
        routes: [PAGE],
      },
    ],
  };
  const [inner] = withoutPageList(route).routes ?? [];
  expect(inner).toEqual({
    path: '/x',
    component: '@theme/DocVersionRoot',
    props: { version: { ...version, docs: {} }, other: 1 },
    routes: [PAGE],
  });
});

it('leaves other routes as they are', () => {
  const tag: RouteConfig = { ...PAGE, props: { tag: { docs: 3 } } };
  expect(withoutPageList(tag)).toEqual(tag);
  expect(withoutPageList(PAGE)).toEqual(PAGE);
});

it('while developing, shows something at addresses of other versions', () => {
  const docs: RouteConfig = { path: '/zh/x/', component: '@theme/DocsRoot', routes: [PAGE] };
  expect(withOtherVersions(docs).routes).toEqual([
    PAGE,
    { path: '/zh/x/*', component: '@theme/NotFound/Content', routes: [], priority: -10 },
  ]);
  expect(withOtherVersions(PAGE)).toEqual(PAGE);
});
