/**
 * The script of pages at old addresses: redirects to the new one, with query and hash
 * where it has none. One text for all pages, as the Content-Security-Policy allows it by hash.
 */
export const REDIRECT_SCRIPT =
  "(to=>{location.replace(/[?#]/.test(to)?to:to+location.search+location.hash)})(document.querySelector('link[rel=canonical]').getAttribute('href'))";

/**
 * A page that redirects by a script, or without one after a moment, for hosts without rules.
 * @param to address of this site, as parse-redirects.ts lets it through: safe in an attribute
 */
export function redirectPage(to: string): string {
  return `<!DOCTYPE html>
<html>
  <head>
    <meta charset="UTF-8">
    <meta http-equiv="refresh" content="0; url=${to}">
    <link rel="canonical" href="${to}">
  </head>
  <script>${REDIRECT_SCRIPT}</script>
</html>
`;
}
