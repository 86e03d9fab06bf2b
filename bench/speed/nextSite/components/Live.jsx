'use client';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Marks the document when React's handlers are attached, as the site does. */
export function Live() {
  const path = usePathname();
  useEffect(() => {
    document.documentElement.dataset.hydrated = path;
  }, [path]);
  return null;
}
