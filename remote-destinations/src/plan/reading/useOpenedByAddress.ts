import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the part that the address names. CSS does so on arrival, but `:target` does not follow the router's links. */
export function useOpenedByAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = hash && document.getElementById(hash.slice(1))?.closest('details');
    if (part) part.open = true;
  }, [hash]);
}
