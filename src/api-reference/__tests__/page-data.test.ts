import { checkedLinks } from '../checked-links';
import { internalLinks, localAddresses, localHtml } from '../local-links';
import { classItems, memberItems, slotItems } from '../section-items';
import { componentPage, interfacePage, member } from './pages';

const HTML =
  'See <a href="/x/api/charts/bar-chart/">it</a> and <a href="https://mui.com/x/">that</a>.';

describe('links of the data', () => {
  it('lead to pages of the same language', () => {
    expect(localHtml(HTML, '/zh/')).toBe(
      'See <a href="/zh/x/api/charts/bar-chart/">it</a> and <a href="https://mui.com/x/">that</a>.',
    );
    expect(localHtml(HTML, '/')).toBe(HTML);
    expect(localAddresses({ A: '/x/a/', B: 'https://b.org/x/' }, '/pt/')).toEqual({
      A: '/pt/x/a/',
      B: 'https://b.org/x/',
    });
  });

  it('are found in HTML', () => {
    expect(internalLinks(HTML)).toEqual(['/x/api/charts/bar-chart/']);
  });

  it('and anchors of a page are checked by the build', () => {
    const component = componentPage({
      props: [member('rows', { description: HTML, deprecated: '<a href="/x/old/">old</a>' })],
      classes: [{ name: 'root', anchor: 'box-class-root', className: 'a', description: '' }],
      links: { Bar: '/x/bar/' },
    });
    expect(checkedLinks(component, '/zh/')).toEqual({
      anchors: ['box-prop-rows', 'box-class-root'],
      links: ['/zh/x/bar/', '/zh/x/api/charts/bar-chart/', '/zh/x/old/'],
    });
    const group = { anchor: 'sort', title: 'Sort', members: [member('sort')] };
    expect(checkedLinks(interfacePage([group]), '/').anchors).toEqual(['box-prop-sort']);
  });
});

describe('items of a section', () => {
  it('say that they are required where others are not', () => {
    const required = member('a', { required: true });
    expect(memberItems([required, member('b')])).toMatchObject([
      { name: 'a', code: 'string', required: true },
      { name: 'b', required: false },
    ]);
    expect(memberItems([required])).toMatchObject([{ required: false }]);
  });

  it('have a default, or the class that a slot carries', () => {
    expect(memberItems([member('a', { default: 'false' })])[0]?.side).toBe('false');
    const slot = { name: 'day', anchor: 'a', description: '', acceptsFunction: true };
    expect(
      slotItems([{ ...slot, default: 'Day', className: 'MuiDay-root', propsType: 'DayProps' }]),
    ).toMatchObject([
      { code: 'Day', side: '.MuiDay-root', slotProps: { type: 'DayProps', acceptsFunction: true } },
    ]);
    expect(slotItems([slot])[0]?.slotProps).toBeUndefined();
    const root = { name: 'root', anchor: 'r', className: 'MuiA-root', description: '' };
    expect(classItems([root])).toMatchObject([{ name: 'root', code: '.MuiA-root' }]);
  });
});
