// Which of the two screens this is: what shoppers see of products, or what they do not.
import { useAdminPath } from '../frame/use-admin-path.ts';

const shown = {
	meta: false,
	to: '/admin/product-fields',
	title: 'admin.productFields',
	one: 'productFields.one',
	intro: 'productFields.intro',
	emptyText: 'productFields.emptyText',
} as const;

const hidden = {
	meta: true,
	to: '/admin/product-meta-fields',
	title: 'admin.productMetaFields',
	one: 'productFields.oneMeta',
	intro: 'productFields.introMeta',
	emptyText: 'productFields.emptyMetaText',
} as const;

export const useKindOfFields = () => (useAdminPath().startsWith(hidden.to) ? hidden : shown);
