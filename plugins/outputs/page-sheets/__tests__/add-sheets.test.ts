import { addSheets, pageSheets } from '../add-sheets';

const BASE = '/assets/css/styles.00000000.css';
const REFERENCE = '/assets/css/reference.11111111.css';
const PAGES = '/assets/css/pages.22222222.css';

const sheets = pageSheets({ href: BASE, css: '@layer a{.table{color:red}}.box_a1b2>p{margin:0}' }, [
  { href: PAGES, css: '.table .hero_c3d4{width:.5rem}' },
  { href: REFERENCE, css: '@media print{.item_e5f6:is(.box_a1b2),.name_g7h8{color:red}}' },
]);

const page = (body: string) =>
  `<head><link rel=stylesheet href=/other.css /><link rel=stylesheet href=${BASE} /><script></script></head>${body}`;

/** What is between the sheet of all pages and the script. */
function added(body: string): string {
  const html = addSheets(page(body), BASE, sheets);
  return /styles\.00000000\.css \/>(.*)<script>/.exec(html)?.[1] ?? 'nothing';
}

const element = (href: string) => `<link rel=stylesheet href=${href} />`;
const later = `<meta name=mui:sheet content=${REFERENCE}>`;

it.each([
  ['quoted classes', '<p class="card name_g7h8">', element(REFERENCE)],
  ['a class without quotes', '<p class=item_e5f6>', element(REFERENCE)],
  ['classes of two sheets', '<p class="hero_c3d4 item_e5f6">', element(PAGES) + element(REFERENCE)],
  ['classes of one that others do not wait for', '<p class=hero_c3d4>', element(PAGES) + later],
  ['classes that all pages have', '<p class="table box_a1b2">', later],
  ['such a name elsewhere', '<p data-class=item_e5f6>item_e5f6</p>', later],
])('a page with %s', (_, body, expected) => {
  expect(added(body)).toBe(expected);
});

it('leaves pages of another unit alone', () => {
  const html = page('<p class=item_e5f6>').replaceAll(BASE, '/zh/assets/css/styles.33333333.css');
  expect(addSheets(html, BASE, sheets)).toBe(html);
});
