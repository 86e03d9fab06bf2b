/** The months of a Gantt chart, counted from January of its first year: 1 is that January, 13 the next. */

const nepali = [
  ...['Magh', 'Falgun', 'Chaitra', 'Baisakh', 'Jestha', 'Asar'],
  ...['Shrawan', 'Bhadra', 'Asoj', 'Kartik', 'Mangsir', 'Poush'],
] as const;

/** The month of Bikram Sambat that begins about the middle of a month of AD. */
export const nepaliMonth = (month: number) => nepali[(month - 1) % 12] ?? '';
