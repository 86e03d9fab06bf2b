import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SiteTheme } from '../theme/SiteTheme.tsx';
import { createStyleCache } from '../theme/styleCache.ts';
import { Catalogue } from './Catalogue.tsx';

const place = document.getElementById('catalogue');
if (place === null) throw new Error('index.html has no element #catalogue.');
createRoot(place).render(
  <StrictMode>
    <SiteTheme cache={createStyleCache()}>
      <BrowserRouter>
        <Catalogue />
      </BrowserRouter>
    </SiteTheme>
  </StrictMode>,
);
