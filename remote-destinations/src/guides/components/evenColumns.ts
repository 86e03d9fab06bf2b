/** Three columns if they fill all rows, otherwise two. */
export const evenColumns = ({ length }: readonly unknown[]) => (length % 3 === 0 ? true : 2);
