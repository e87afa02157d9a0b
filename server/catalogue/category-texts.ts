// The keys under which the names and descriptions of categories lie among the tenant's texts.

export const nameKey = (categoryId: string) => `category.${categoryId}.name`;
export const descriptionKey = (categoryId: string) => `category.${categoryId}.description`;
