export default function Orders() {
  return <p>Orders</p>;
}
