// Replaced: renders nothing, because src/page/structured-data/ adds the data of every page,
// including groups without a page.
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
