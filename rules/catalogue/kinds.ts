// The kinds of things in the catalogue.

export const productFieldTypes = ['text', 'link'] as const;
export type ProductFieldType = (typeof productFieldTypes)[number];

/** As the kit's label knows them. */
export const labelKinds = ['plain', 'highlighted', 'sale'] as const;
export type LabelKind = (typeof labelKinds)[number];

/** Which products a category shows first: chance (another order each day), the newest, or the order they were put in. */
export const categoryDisplays = ['random', 'newest', 'static'] as const;
export type CategoryDisplay = (typeof categoryDisplays)[number];

/**
 * Why a product cannot be ordered: it has no price, it is not offered at present, nothing is left of it, or it is a subscription, which
 * are not sold yet.
 */
export const unavailableReasons = ['noPrice', 'notOffered', 'outOfStock'] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];
