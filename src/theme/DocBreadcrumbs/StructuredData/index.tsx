// Replaced: says nothing, as src/page/structured-data/ says it of every page, and of groups without page.
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
