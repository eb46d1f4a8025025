/** The same as `react-dom/server` on Node; its types have no entry of that name. */
declare module 'react-dom/server.node' {
  export * from 'react-dom/server';
}
