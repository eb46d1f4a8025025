import { colorCode } from '../color-code';

function text(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const CODE = `import { Gauge } from '@mui/x-charts';

export default function GaugePlayground() {
  return (
    <div style={{ height: 20 }}>
      <Gauge value={60} title="a < b &amp; <i>" text={'it\\'s "x"'} date={dayjs('2024-03-14')} />
    </div>
  );
}
`;

it('keeps the code to the letter, in a span for each line', () => {
  const html = colorCode(CODE);
  expect(text(html)).toBe(CODE);
  expect(html.match(/<span>/g)).toHaveLength(CODE.split('\n').length - 1);
});

it('colors its tokens, and no markup of a string becomes markup', () => {
  const html = colorCode(CODE);
  expect(html).toContain('<i class=k>import</i>');
  expect(html).toContain("<i class=s>'@mui/x-charts'</i>");
  expect(html).toContain('<i class=t>div</i>');
  expect(html).toContain('<i class=y>Gauge</i> <i class=a>value</i>');
  expect(html).toContain('={<i class=n>60</i>}');
  expect(html).toContain('<i class=f>dayjs</i>');
  expect(html).toContain('<i class=s>"a &lt; b &amp;amp; &lt;i&gt;"</i>');
});
