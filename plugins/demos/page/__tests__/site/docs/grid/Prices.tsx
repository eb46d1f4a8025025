export default function Prices() {
  return <p>Prices</p>;
}
