import { Tag } from './Tag.tsx';

export const usual = <Tag>mandatory</Tag>;
export const longText = <Tag>Scholarships and financial aid for postgraduate students</Tag>;
