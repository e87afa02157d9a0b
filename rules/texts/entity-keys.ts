// The keys under which the names and descriptions of a tenant's entities lie among its texts.

export const productNameKey = (id: string) => `product.${id}.name`;
export const productDescriptionKey = (id: string) => `product.${id}.description`;
export const productSeoTitleKey = (id: string) => `product.${id}.seoTitle`;
export const productSeoDescriptionKey = (id: string) => `product.${id}.seoDescription`;
/** What a product, or a variant that differs from it, says in a field. */
export const productFieldValueKey = (id: string, fieldId: string) => `product.${id}.field.${fieldId}`;
export const productFieldLabelKey = (fieldId: string) => `productField.${fieldId}.label`;
/** What a product says in a field that no one has filled. */
export const productFieldDefaultKey = (fieldId: string) => `productField.${fieldId}.default`;
export const productLabelNameKey = (labelId: string) => `productLabel.${labelId}.name`;
export const categorySeoTitleKey = (id: string) => `category.${id}.seoTitle`;
export const categorySeoDescriptionKey = (id: string) => `category.${id}.seoDescription`;
export const categoryNameKey = (id: string) => `category.${id}.name`;
export const categoryDescriptionKey = (id: string) => `category.${id}.description`;
export const contentPageNameKey = (id: string) => `contentPage.${id}.name`;
/** What an item of a menu is called instead of by the name of what it leads to. */
export const navigationLabelKey = (id: string) => `navigationItem.${id}.label`;
export const newsletterTopicNameKey = (id: string) => `newsletterTopic.${id}.name`;

const thing =
	/^(product|productField|productLabel|category|contentPage|navigationItem|newsletterTopic)\.([0-9a-f-]{36})\./;

/** The product, field, label, category, page, item of a menu or topic of the newsletter of which a key is a text, if it is one. */
export function entityOf(key: string): { kind: string; id: string } | undefined {
	const [, kind, id] = thing.exec(key) ?? [];
	return kind && id ? { kind, id } : undefined;
}
