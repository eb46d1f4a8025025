/** What routers use of the package for addresses that are paths. */
export { createBrowserHistory, createLocation, createPath, locationsAreEqual } from 'history';

function refuse() {
  throw new Error('The addresses of this site are paths');
}

export { refuse as createHashHistory, refuse as createMemoryHistory };
