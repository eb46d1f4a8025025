export default function CardInCss() {
  return null;
}
