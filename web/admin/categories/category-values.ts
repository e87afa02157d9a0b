// What is set of a category: as the form holds it, as it is validated, and as it is sent.
import { isLinkTarget } from '../../../rules/catalogue/category-tree.ts';
import type { CategoryDisplay } from '../../../rules/catalogue/kinds.ts';
import { isSlug } from '../../../rules/catalogue/slug.ts';
import { findFieldError } from '../../../rules/fields.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import type { Platform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import type { FieldErrors } from '../editor.ts';
import {
	type Translations,
	translationsFrom,
	translationsInput,
	validateTranslations,
} from '../translation-fields.tsx';
import type { categoryDocument } from './categories.documents.ts';

export type Category = Data<typeof categoryDocument>['editedCategory'];

interface ShownPicture {
	id: string;
	url: string;
	width: number;
	height: number;
}

export interface CategoryValues {
	names: Translations;
	descriptions: Translations;
	seoTitles: Translations;
	seoDescriptions: Translations;
	slug: string;
	published: boolean;
	parentId: string | null;
	roleIds: readonly string[];
	linkUrl: string;
	linkTarget: string;
	display: CategoryDisplay;
	picture: ShownPicture | null;
}

export const wordRules = {
	names: { required: true, maxLength: 200 },
	descriptions: { maxLength: 5000 },
	seoTitles: { maxLength: 200 },
	seoDescriptions: { maxLength: 500 },
} as const;

export const newCategory = (languages: Platform['languages'], parentId: string | null): CategoryValues => ({
	names: translationsFrom(languages),
	descriptions: translationsFrom(languages),
	seoTitles: translationsFrom(languages),
	seoDescriptions: translationsFrom(languages),
	slug: '',
	published: false,
	parentId,
	roleIds: [],
	linkUrl: '',
	linkTarget: '',
	display: 'static',
	picture: null,
});

export const valuesOf = (category: Category, languages: Platform['languages']): CategoryValues => ({
	names: translationsFrom(languages, category.names),
	descriptions: translationsFrom(languages, category.descriptions),
	seoTitles: translationsFrom(languages, category.seoTitles),
	seoDescriptions: translationsFrom(languages, category.seoDescriptions),
	slug: category.slug,
	published: category.published,
	parentId: category.parentId,
	roleIds: category.roleIds,
	linkUrl: category.linkUrl,
	linkTarget: category.linkTarget,
	display: category.display,
	picture: category.image,
});

export function validateCategory(values: CategoryValues, { languages, t }: Platform): FieldErrors {
	const words = (['names', 'descriptions', 'seoTitles', 'seoDescriptions'] as const).map((name) =>
		validateTranslations(name, values[name], wordRules[name], languages, t),
	);
	const slug = values.slug.trim();
	return {
		...Object.assign({}, ...words),
		slug: slug !== '' && !isSlug(slug) ? t('categories.slugInvalid') : undefined,
		linkUrl: findFieldError(values.linkUrl, { kind: 'link' }) ? t('categories.linkInvalid') : undefined,
		linkTarget: isLinkTarget(values.linkTarget.trim()) ? undefined : t('categories.windowNameInvalid'),
	};
}

export const categoryFieldOf = (code: string): string | undefined =>
	({
		CATEGORY_SLUG_INVALID: 'slug',
		CATEGORY_SLUG_TAKEN: 'slug',
		CATEGORY_LINK_INVALID: 'linkUrl',
		CATEGORY_CIRCLE: 'parentId',
		CATEGORY_TOO_DEEP: 'parentId',
	})[code];

/** What the form calls each of them. */
const labels: Readonly<Partial<Record<string, PlainTextKey>>> = {
	names: 'categories.name',
	descriptions: 'categories.description',
	seoTitles: 'categories.seo',
	seoDescriptions: 'categories.seo',
	slug: 'categories.slug',
	published: 'categories.publish',
	parentId: 'categories.parent',
	roleIds: 'categories.access',
	linkUrl: 'categories.link',
	linkTarget: 'categories.link',
	display: 'categories.display',
	picture: 'categories.picture',
} satisfies Record<keyof CategoryValues, PlainTextKey>;

export const categoryLabelOf = (field: string): PlainTextKey | undefined => labels[field];

export const toInput = (values: CategoryValues) => {
	const { picture, roleIds, names, descriptions, seoTitles, seoDescriptions, ...rest } = values;
	return {
		...rest,
		slug: values.slug.trim(),
		linkUrl: values.linkUrl.trim(),
		linkTarget: values.linkTarget.trim(),
		roleIds: [...roleIds],
		mediaId: picture?.id ?? null,
		names: translationsInput(names),
		descriptions: translationsInput(descriptions),
		seoTitles: translationsInput(seoTitles),
		seoDescriptions: translationsInput(seoDescriptions),
	};
};
