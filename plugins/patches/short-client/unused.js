/** In the place of packages that routers import for components which this site does not have. */
export default function unused() {
  throw new Error('Pages use the hooks of the router');
}

export { unused as isValidElementType };
