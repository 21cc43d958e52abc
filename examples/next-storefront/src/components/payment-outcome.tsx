'use client';

import type { Schemas } from '@storefront/client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';

const INTERVAL_MS = 3_000;
const UNCHARGED = 'Nothing was charged. You can pay again.';
const OUTCOMES: Readonly<Record<Schemas['PaymentSessionStatus'], readonly [title: string, text: string]>> = {
  PAID: ['Payment received', 'Thank you.'],
  PROCESSING: ['Your payment is being processed', 'This can take a few minutes. You can leave this page.'],
  PENDING: ['We are waiting for your payment', 'We have not heard from the payment page yet.'],
  FAILED: ['Your payment was declined', UNCHARGED],
  EXPIRED: ['The payment page has expired', UNCHARGED],
  CANCELLED: ['You canceled the payment', UNCHARGED],
};

type Props = { status: Schemas['PaymentSessionStatus']; text?: string | undefined; children: ReactNode };

/** The result of a payment. Loads the page again until that is known. Without JavaScript, the link does. */
export function PaymentOutcome({ status, text = OUTCOMES[status][1], children }: Props) {
  const { refresh } = useRouter();
  const isOpen = status === 'PENDING' || status === 'PROCESSING';
  useEffect(() => {
    const timer = isOpen ? setInterval(refresh, INTERVAL_MS) : undefined;
    return () => clearInterval(timer);
  }, [isOpen, refresh]);
  return (
    <div className="narrow stack">
      <h1>{OUTCOMES[status][0]}</h1>
      <p className="lead" role="status">{`${text}`}</p>
      {isOpen && <a href="">{`Look again`}</a>}
      {children}
    </div>
  );
}
