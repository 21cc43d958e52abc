'use client';

export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <div className="narrow wide stack">
      <h1>The store is not available right now</h1>
      <p role="alert">Try again in a moment.</p>
      {process.env.NODE_ENV === 'development' && <pre className="setup">{error.message}</pre>}
      <button className="button" onClick={reset}>{`Try again`}</button>
    </div>
  );
}
