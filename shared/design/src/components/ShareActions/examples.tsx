import { ShareActions } from './ShareActions.tsx';

export const ofAnArticle = <ShareActions title="Admissions" />;
export const ofATool = <ShareActions title="Scores" print />;
