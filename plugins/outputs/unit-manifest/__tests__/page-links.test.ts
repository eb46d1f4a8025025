import type { Unit } from '../../../../model/units';
import { idsOf, linksToUnits } from '../page-links';

const UNIT: Unit = { section: 'x', version: '7.0.0', path: '', language: 'en' };

it('finds the ids that links may name', () => {
  const html = '<h2 class="anchor" id="rows">Rows</h2><p id=a&amp;b><i id=":r1:"></i><b id=rows>';
  expect(idsOf(html)).toEqual(['a&b', 'rows']);
});

it('finds links into other versions and languages, each once', () => {
  const html = `
    <a class="link" href="/x/next/react-charts/#bars">…</a> <a href=/zh/x/introduction/>…</a>
    <a href="/zh/x/introduction/?a=b&amp;c=d">…</a> <a href=/x/introduction/>…</a>`;
  expect(linksToUnits(html, UNIT)).toEqual(['/x/next/react-charts/#bars', '/zh/x/introduction/']);
});

it('leaves out files, other hosts and the head of the page', () => {
  const html = `<link rel="alternate" href="/zh/x/introduction/"><a href="/zh/llms.txt">…</a>
    <a href="//other.example/zh/">…</a><a href="https://other.example/zh/">…</a>`;
  expect(linksToUnits(html, UNIT)).toEqual([]);
});

it('of an old version, the documented one is another', () => {
  const html = '<a href="/">…</a><a href="/x/6.20/react-charts/">…</a><a href="/x/react-charts/">';
  expect(linksToUnits(html, { ...UNIT, path: '6.20' })).toEqual(['/', '/x/react-charts/']);
});
