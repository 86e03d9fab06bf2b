import { PanelList } from './PanelList.tsx';

export const usual = (
  <PanelList
    panels={[
      { title: 'During the semester', figure: '20 hours per week', text: 'On and off the campus.' },
      { title: 'In the holidays', text: 'As long as you like.' },
    ]}
  />
);
export const longText = (
  <PanelList
    panels={[
      {
        title: 'After graduation, with a permit that depends on the level of the degree',
        figure: 'Up to three years, in some regions four',
        text: 'The permit is asked for within six months of the final marks, and the family may come along where the degree is a master’s or higher.',
      },
    ]}
  />
);
