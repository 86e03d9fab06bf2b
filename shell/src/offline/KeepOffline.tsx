import { useLocation } from '@sayapatri/design';
import { useEffect } from 'react';
import { useNavLinks } from '../navigation/SiteContext.ts';
import { keepOffline } from './keepOffline.ts';

/** Keeps each country guide that is opened, for reading offline. */
export function KeepOffline() {
  const { pathname } = useLocation();
  const isGuide = useNavLinks('study-abroad').some(({ path }) => path === pathname);
  useEffect(() => {
    void keepOffline(isGuide ? pathname : undefined);
  }, [pathname, isGuide]);
  return null;
}
