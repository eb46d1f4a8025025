import { renderToStaticMarkup } from 'react-dom/server';
import { breakable } from '../breakable';

const html = (name: string) => renderToStaticMarkup(<>{breakable(name)}</>);

it('lets long names wrap between words, and leaves short ones', () => {
  expect(html('onRowSelectionModelChange')).toBe('onRowSelectionModelChange');
  expect(html('unstable_onDataSourceErrorOfRows')).toBe(
    'unstable_on<wbr/>Data<wbr/>Source<wbr/>Error<wbr/>Of<wbr/>Rows',
  );
});
