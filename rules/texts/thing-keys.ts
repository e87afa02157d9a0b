// The keys under which the names and descriptions of a tenant's things lie among its texts.

export const productNameKey = (id: string) => `product.${id}.name`;
export const productDescriptionKey = (id: string) => `product.${id}.description`;
export const productSeoTitleKey = (id: string) => `product.${id}.seoTitle`;
export const productSeoDescriptionKey = (id: string) => `product.${id}.seoDescription`;
/** What a product, or a variant that differs from it, says in a field. */
export const productFieldValueKey = (id: string, fieldId: string) => `product.${id}.field.${fieldId}`;
export const productFieldLabelKey = (fieldId: string) => `productField.${fieldId}.label`;
/** What a product says in a field that nobody has filled. */
export const productFieldDefaultKey = (fieldId: string) => `productField.${fieldId}.default`;
export const productLabelNameKey = (labelId: string) => `productLabel.${labelId}.name`;
export const categorySeoTitleKey = (id: string) => `category.${id}.seoTitle`;
export const categorySeoDescriptionKey = (id: string) => `category.${id}.seoDescription`;
export const categoryNameKey = (id: string) => `category.${id}.name`;
export const categoryDescriptionKey = (id: string) => `category.${id}.description`;

/** Of which product a key is the name, if it is one. */
export const productNamedBy = (key: string): string | undefined => /^product\.([0-9a-f-]{36})\.name$/.exec(key)?.[1];
