export interface FaqItem {
  question: string;
  answer: string;
}

export const faq: readonly FaqItem[] = [
  {
    question: 'How do I begin?',
    answer:
      'Send us a message or visit one of our offices. Bring your mark sheets and your questions. The first consultation is free, and your parents are welcome too.',
  },
  {
    question: 'Which country is right for me?',
    answer:
      'That depends on your course, your budget and your plans after your studies. We compare two or three countries with you, including costs, work rules and visa steps.',
  },
  {
    question: 'When should I start?',
    answer:
      'About a year before your course begins. Our admission service takes 3-6 months, and you also need time for your English test, your funds and your visa. If you have less time, ask us about a later intake.',
  },
  {
    question: 'Should I take IELTS or PTE?',
    answer:
      'First check which tests your university accepts. If it accepts both, take a practice test of each with us and choose the one that suits you better.',
  },
  {
    question: 'I have a study gap. Can I still apply?',
    answer:
      'Yes, many students do. Explain what you did in that time and show documents for it, such as a work letter or a training certificate. We help you present it honestly.',
  },
  {
    question: 'Can I get a scholarship?',
    answer:
      'Perhaps. Good marks and an early application help. We look for scholarships that you can apply for and tell you how likely each one is.',
  },
  {
    question: 'Can I work while I study?',
    answer:
      'In most countries you can, for a limited number of hours. Each country guide gives the limit. Plan your budget so that you can manage without this income.',
  },
  {
    question: 'What happens after I get my visa?',
    answer:
      'We meet you once more before you fly to talk about your room, your ticket, money, luggage and your first week. You can also call us after you arrive.',
  },
];
