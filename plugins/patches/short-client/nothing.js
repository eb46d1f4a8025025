/** In the place of a component that this site never shows. */
export default function Nothing() {
  return null;
}
