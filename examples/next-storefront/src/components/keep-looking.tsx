'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const INTERVAL_MS = 3_000;

/** Loads the page again until the outcome of a payment is known. Without JavaScript, the link does. */
export function KeepLooking() {
  const { refresh } = useRouter();
  useEffect(() => {
    const timer = setInterval(refresh, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return <a href="">Look again</a>;
}
