import { CheckList } from './CheckList.tsx';

export const usual = <CheckList items={['Passport', 'Academic transcripts', 'Bank statement']} />;
export const longText = (
  <CheckList
    items={[
      'Proof of funds for the first year of tuition, living costs and travel, in the name of the student or of a parent',
      'Passport',
    ]}
  />
);
