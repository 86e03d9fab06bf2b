import { TextLink } from './TextLink.tsx';

export const inASentence = (
  <p>
    We gladly help with <TextLink to="/ielts-pte">IELTS and PTE</TextLink> as well.
  </p>
);
