import { ShareActions } from './ShareActions.tsx';

export const ofAnArticle = (
  <ShareActions heading="Share this article" title="Admissions" path="/blogs/admissions" />
);
export const ofATool = <ShareActions title="Scores" services={['WhatsApp', 'Viber']} print />;
