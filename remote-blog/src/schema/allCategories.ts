/** The filter's choice that matches every category, and so no article's category. */
export const allCategories = 'All';
