export interface FaqItem {
  question: string;
  answer: string;
}

export const faq: readonly FaqItem[] = [
  {
    question: 'How do I begin?',
    answer:
      'Send us a message or visit an office. Bring your mark sheets and your questions. The first consultation is free, and your parents are welcome too.',
  },
  {
    question: 'Which country is right for me?',
    answer:
      'It depends on your course, your budget and what you want afterwards. We compare two or three countries side by side, so that you choose with open eyes.',
  },
  {
    question: 'When should I start?',
    answer:
      'Earlier than feels necessary. Our admission service takes 3-6 months, and your English test and your funds need time as well. If you are late, come anyway: there may be a later intake.',
  },
  {
    question: 'Should I take IELTS or PTE?',
    answer:
      'Most universities name the tests they accept, so we look there first. If both are accepted, try a practice test of each. You will soon feel which one suits you.',
  },
  {
    question: 'I have a study gap. Can I still apply?',
    answer:
      'Yes, many students do. Say plainly what you did in that time and show papers for it, such as a work letter or a training certificate. We help you explain it honestly.',
  },
  {
    question: 'Can I get a scholarship?',
    answer:
      'Perhaps, and it is always worth looking. Good marks help, and so does applying early. We tell you which ones you have a fair chance at, and which ones only cost you time.',
  },
  {
    question: 'Can I work while I study?',
    answer:
      'In most countries yes, within limits. Our country guides show the hours. Plan your budget without that income first: studies come before shifts.',
  },
  {
    question: 'What happens after my visa is granted?',
    answer:
      'We meet once more before you fly: room, ticket, money, luggage, first week. And when you have arrived, you can still call us.',
  },
];
