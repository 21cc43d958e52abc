import Link from 'next/link';

export default function NotFound() {
  return (
    <div className="narrow">
      <h1>Not found</h1>
      <p>
        This page does not exist, or the product is no longer sold. <Link href="/">Go to the products</Link>.
      </p>
    </div>
  );
}
