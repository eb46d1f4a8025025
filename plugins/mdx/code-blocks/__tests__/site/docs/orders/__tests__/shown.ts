// #region sum
export function sum(prices: number[]): number {
  return prices.reduce((total, price) => total + price, 0);
}
// #endregion

export class Cart {
  // #region count
  count(prices: number[]): number {
    return prices.length;
  }
  // #endregion
}
