import type { NextConfig } from 'next';

const HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
];

const config: NextConfig = {
  poweredByHeader: false,
  // Titles are sent in the head rather than streamed, so that pages are complete without JavaScript.
  htmlLimitedBots: /.*/,
  allowedDevOrigins: ['localhost', '127.0.0.1'], // `next dev` serves its scripts to no other names than these.
  turbopack: { root: import.meta.dirname },
  headers: async () => [{ source: '/:path*', headers: HEADERS }],
};

export default config;
