import { readStartOptions } from '../options.mjs';

const VERSIONS = [
  { id: 'next', path: 'next' },
  { id: '7.0.0-beta.1', path: '' },
  { id: '6.20', path: '6.20' },
];

const read = (...given: string[]) => readStartOptions(given, VERSIONS, ['joy-ui', 'system']);

it('serves the documented version in English', () => {
  expect(read()).toEqual({
    unit: 'x/current/en',
    host: 'localhost',
    port: 3000,
    address: 'http://localhost:3000/x/introduction/',
    args: ['--locale', 'en', '--host', 'localhost', '--port', '3000', '--no-open'],
  });
});

it('serves one version in one language', () => {
  const { unit, address, args } = read('--version', '6.20', '--locale', 'zh');
  expect(unit).toBe('x/6.20/zh');
  expect(address).toBe('http://localhost:3000/zh/x/6.20/introduction/');
  expect(args).toEqual(['--locale', 'zh', '--host', 'localhost', '--port', '3000', '--no-open']);
});

it.each([[['--version=next']], [['--poll', '--version', 'next']]])('reads %j', (given) => {
  const { unit, args } = read(...given);
  expect(unit).toBe('x/next/en');
  expect(args.join(' ')).not.toContain('next');
});

it('takes the documented version by its id', () => {
  expect(read('--version', '7.0.0-beta.1').unit).toBe('x/current/en');
});

it('names all versions where there is no such one', () => {
  expect(() => read('--version', '5.0')).toThrow(
    '--version must be one of next, 7.0.0-beta.1, 6.20, got "5.0"',
  );
});

it('opens the address of this computer where all may connect', () => {
  const { address, args } = read('--host', '0.0.0.0', '-p', '4300', '--open');
  expect(address).toBe('http://localhost:4300/x/introduction/');
  expect(args).toEqual(['--host', '0.0.0.0', '-p', '4300', '--open', '--locale', 'en']);
});

it('serves a section about another product', () => {
  const { unit, address, args } = read('--section', 'joy-ui', '--locale', 'pt');
  expect(unit).toBe('joy-ui/current/pt');
  expect(address).toBe('http://localhost:3000/pt/joy-ui/getting-started/');
  expect(args.join(' ')).not.toContain('joy-ui');
  expect(read('--section=x').unit).toBe('x/current/en');
});

it('names all sections where there is no such one, and refuses versions of one', () => {
  expect(() => read('--section', 'toolpad')).toThrow(
    '--section must be one of x, joy-ui, system, blog, got "toolpad"',
  );
  expect(() => read('--section', 'system', '--version', 'next')).toThrow(
    '--version is for MUI X: system has one version',
  );
});

it('serves the blog, which is in English only', () => {
  const { unit, address } = read('--section', 'blog');
  expect(unit).toBe('blog/current/en');
  expect(address).toBe('http://localhost:3000/blog/');
  expect(() => read('--section', 'blog', '--locale', 'zh')).toThrow(
    '--locale is for the docs: the blog is in English',
  );
});
