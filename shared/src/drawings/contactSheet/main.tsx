import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ContactSheet } from './ContactSheet.tsx';

const place = document.getElementById('sheet');
if (place === null) throw new Error('index.html has no element #sheet.');
createRoot(place).render(
  <StrictMode>
    <ContactSheet />
  </StrictMode>,
);
