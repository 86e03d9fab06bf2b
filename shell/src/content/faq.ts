export interface FaqItem {
  question: string;
  answer: string;
}

export const faq: readonly FaqItem[] = [
  {
    question: 'How do I begin?',
    answer:
      'Send us a message or visit an office with your mark sheets. The first consultation is free, and your parents are welcome too.',
  },
  {
    question: 'Which country is right for me?',
    answer:
      'That depends on your course, your budget and your plans. We compare the costs, work rules and visa steps of two or three countries with you.',
  },
  {
    question: 'When should I start?',
    answer:
      'About a year before your course begins. Our admission service takes 3-6 months, and your English test and your visa need time too.',
  },
  {
    question: 'Should I take IELTS or PTE?',
    answer:
      'If your university accepts both, take a practice test of each with us and choose the one that suits you better.',
  },
  {
    question: 'I have a study gap. Can I still apply?',
    answer:
      'Yes, many students do. Explain what you did in that time and show documents for it, such as a work letter or a training certificate.',
  },
  {
    question: 'Can I get a scholarship?',
    answer:
      'Perhaps. Good marks and an early application help. We tell you which scholarships you can apply for and how likely each one is.',
  },
  {
    question: 'Can I work while I study?',
    answer:
      'In most countries you can, for a limited number of hours, which our country guides give. Do not rely on this income for your fees.',
  },
  {
    question: 'What happens after I get my visa?',
    answer:
      'We meet once more to plan your flight, your room and your first week abroad. You can also call us after you arrive.',
  },
];
