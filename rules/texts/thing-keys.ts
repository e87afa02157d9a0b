// The keys under which the names and descriptions of a tenant's things lie among its texts.

export const productNameKey = (id: string) => `product.${id}.name`;
export const productDescriptionKey = (id: string) => `product.${id}.description`;
export const categoryNameKey = (id: string) => `category.${id}.name`;
export const categoryDescriptionKey = (id: string) => `category.${id}.description`;

/** Of which product a key is the name, if it is one. */
export const productNamedBy = (key: string): string | undefined => /^product\.([0-9a-f-]{36})\.name$/.exec(key)?.[1];
