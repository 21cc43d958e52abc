'use client';

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <div className="narrow stack">
      <h1>The store is not available right now</h1>
      <p role="alert">Nothing is lost. Your cart and your orders are safe.</p>
      <button className="button" onClick={reset}>{`Try again`}</button>
    </div>
  );
}
