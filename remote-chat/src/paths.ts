/** Addresses of other packages' pages that the assistant leads to. Free of imports: the public module reads it. */
export const contactPath = '/contact';
export const testPreparationPath = '/ielts-pte';
