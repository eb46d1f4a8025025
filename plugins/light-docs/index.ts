import contentDocs, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, PluginModule, RouteConfig } from '@docusaurus/types';

type ContentDocs = typeof contentDocs;

/** The part of a route's props that names every page of a version. */
interface VersionProps {
  version?: { docs?: object };
}

/**
 * A route without the titles and descriptions of all pages of its version: every page would load
 * them, and only the theme's cards, which this site has none of, read them.
 */
export function withoutPageList(route: RouteConfig): RouteConfig {
  const { version } = (route.props ?? {}) as VersionProps;
  return {
    ...route,
    ...(version?.docs && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(withoutPageList) }),
  };
}

/** Docusaurus' docs plugin, with less to load for every page. */
async function lightDocsPlugin(
  context: LoadContext,
  options: Parameters<ContentDocs>[1],
): ReturnType<ContentDocs> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    contentLoaded: async ({ actions, ...rest }) => {
      const addRoute = (route: RouteConfig) => actions.addRoute(withoutPageList(route));
      await plugin.contentLoaded?.({ ...rest, actions: { ...actions, addRoute } });
    },
  };
}

// The general type of plugins knows nothing of the options of a particular one.
export const lightDocs = Object.assign(lightDocsPlugin, { validateOptions }) as PluginModule;
