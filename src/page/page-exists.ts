import { isSamePath } from '@docusaurus/theme-common/internal';
import routes from '@generated/routes';

interface SiteRoute {
  path?: string | string[];
  exact?: boolean;
  routes?: SiteRoute[];
}

function leadsTo(pathname: string): (route: SiteRoute) => boolean {
  return ({ path, exact, routes: below }) =>
    (exact === true && typeof path === 'string' && isSamePath(path, pathname)) ||
    (below?.some(leadsTo(pathname)) ?? false);
}

/** Returns whether a path of the site, with or without its last slash, is that of a page. */
export function pageExists(pathname: string): boolean {
  return routes.some(leadsTo(pathname));
}
