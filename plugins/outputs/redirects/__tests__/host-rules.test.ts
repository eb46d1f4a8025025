import { htmlRules, jsonRules, netlifyRules, nginxRules } from '../host-rules';

const RULES = [{ from: '/old/', to: '/new/#place' }];

it('leads from the form of a file to the page', () => {
  expect(htmlRules(['/', '/zh/', '/x/grid/'])).toEqual([{ from: '/x/grid.html', to: '/x/grid/' }]);
});

it('writes what hosts read', () => {
  expect(netlifyRules(RULES)).toBe('/old/ /new/#place 301!\n');
  expect(JSON.parse(jsonRules(RULES))).toEqual({ '/old/': '/new/#place' });
  expect(nginxRules(RULES)).toBe('location = "/old/" { return 301 "/new/$is_args$args#place"; }\n');
});
