'use client';
// MUI's documents re-export the link like this, so that server components can give it to a client component.
export { default as NextLink } from 'next/link';
