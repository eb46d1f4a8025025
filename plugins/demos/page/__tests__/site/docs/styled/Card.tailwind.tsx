export default function Card() {
  return null;
}
