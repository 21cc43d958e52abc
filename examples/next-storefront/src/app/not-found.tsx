import Link from 'next/link';

export default function NotFound() {
  return (
    <div className="narrow stack">
      <h1>Not found</h1>
      <p>This page does not exist, or the product is no longer sold.</p>
      <Link href="/">Look at the products</Link>
    </div>
  );
}
