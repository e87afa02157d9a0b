// The keys under which the names and descriptions of products lie among the tenant's texts.

export const nameKey = (productId: string) => `product.${productId}.name`;
export const descriptionKey = (productId: string) => `product.${productId}.description`;

/** Of which product it is the name, if it is one. */
export const productNamedBy = (key: string): string | undefined => /^product\.([0-9a-f-]{36})\.name$/.exec(key)?.[1];
