import { createProducts } from './products';
import { createRandom } from './random';

export interface Review {
  id: number;
  product: string;
  author: string;
  stars: number;
  text: string;
}

const AUTHORS = ['Anouk', 'Bram', 'Carla', 'Dimitri', 'Esra', 'Filipa', 'Gwen', 'Hamid'] as const;

const SENTENCES = [
  'Arrived in two days, well packed.',
  'The color is warmer than in the picture, which suits our kitchen better than I had hoped.',
  'One corner was dented.',
  'The shop sent another one without asking for a photo, and I could keep the first.',
  'Feels solid.',
  'I have washed it twenty times and it looks as it did on the first day.',
  'A little smaller than expected: measure your shelf before you order two of them, as I did not.',
  'My neighbor bought the same one.',
  'For this price there is nothing better.',
] as const;

/**
 * Reviews by customers, from three words to several sentences.
 */
export function createReviews(count: number): Review[] {
  const random = createRandom(90);
  const products = createProducts(8).map(({ name }) => name);
  return Array.from({ length: count }, (_, index) => {
    const first = random.integer(0, SENTENCES.length - 1);
    const sentences = Array.from(
      { length: random.pick([1, 1, 2, 3, 5]) },
      (_sentence, step) => SENTENCES[(first + step) % SENTENCES.length],
    );
    return {
      id: index + 1,
      product: products[index % products.length] ?? '',
      author: random.pick(AUTHORS),
      stars: random.pick([5, 5, 4, 4, 3, 2]),
      text: sentences.join(' '),
    };
  });
}
