export default function Totals() {
  return <p>Totals</p>;
}
