// The form of a category, new or not.
import { inTreeOrder, placeError } from '../../../rules/catalogue/category-tree.ts';
import { categoryDisplays } from '../../../rules/catalogue/kinds.ts';
import { Card } from '../../kit/card.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { Select } from '../../kit/select.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Editor } from '../editor.ts';
import { SlugField } from '../slug-field.tsx';
import { TranslationFields } from '../translation-fields.tsx';
import { AccessCard } from './access-card.tsx';
import { type CategoryValues, wordRules } from './category-values.ts';
import { LinkCard } from './link-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { type AccessRole, addressOf, type CategoryNode, pathName } from './tree.ts';

export interface CategoryFormProps {
	editor: Editor<CategoryValues>;
	/** None while it is being made. */
	id?: string | undefined;
	tree: readonly CategoryNode[];
	roles: readonly AccessRole[];
	readOnly: boolean;
}

export function CategoryForm({ editor, id, tree, roles, readOnly }: CategoryFormProps) {
	const { t } = usePlatform();
	const { values, set, errorOf } = editor;
	const words = (name: keyof typeof wordRules) => ({
		name,
		rules: wordRules[name],
		words: values[name],
		errorOf,
		readOnly,
	});
	return (
		<div className="grid gap-4">
			<Card heading="h2" title={t('categories.about')}>
				<div className="grid gap-4">
					<TranslationFields
						{...words('names')}
						labelIn={(language) => t('categories.nameIn', { language })}
						otherHint={t('categories.fallbackHint')}
						onChange={(names) => set({ names })}
					/>
					<TranslationFields
						{...words('descriptions')}
						labelIn={(language) => t('categories.descriptionIn', { language })}
						onChange={(descriptions) => set({ descriptions })}
						multiline
					/>
					<Checkbox
						label={t('categories.publish')}
						hint={t('categories.publishHint')}
						disabled={readOnly}
						checked={values.published}
						onChange={(published) => set({ published })}
					/>
				</div>
			</Card>
			<PlaceCard editor={editor} id={id} tree={tree} readOnly={readOnly} />
			<AccessCard editor={editor} tree={tree} roles={roles} readOnly={readOnly} />
			<Card heading="h2" title={t('categories.display')}>
				<RadioGroup
					label={t('categories.display')}
					disabled={readOnly}
					value={values.display}
					onChange={(display) => set({ display })}
					choices={categoryDisplays.map((value) => ({ value, label: t(`categories.display.${value}`) }))}
				/>
				<p className="mt-2 text-sm text-muted">{t(`categories.displayHint.${values.display}`)}</p>
			</Card>
			<LinkCard editor={editor} readOnly={readOnly} />
			<PictureCard editor={editor} readOnly={readOnly} />
			<Card heading="h2" title={t('categories.seo')}>
				<div className="grid gap-4">
					<TranslationFields
						{...words('seoTitles')}
						labelIn={(language) => t('categories.seoTitleIn', { language })}
						hint={t('categories.seoHint')}
						onChange={(seoTitles) => set({ seoTitles })}
					/>
					<TranslationFields
						{...words('seoDescriptions')}
						labelIn={(language) => t('categories.seoDescriptionIn', { language })}
						onChange={(seoDescriptions) => set({ seoDescriptions })}
						multiline
					/>
				</div>
			</Card>
		</div>
	);
}

const top = 'top';

function PlaceCard({ editor, id, tree, readOnly }: Omit<CategoryFormProps, 'roles'>) {
	const { t } = usePlatform();
	const { values, set, errorOf } = editor;
	const choices = [
		{ value: top, label: t('categories.noParent') },
		...inTreeOrder(tree).map((node) => ({
			value: node.id,
			label: pathName(tree, node),
			disabled: placeError(tree, id, node.id) !== undefined,
		})),
	];
	return (
		<Card heading="h2" title={t('categories.place')}>
			<div className="grid gap-4 phone:grid-cols-2">
				<Select
					label={t('categories.parent')}
					hint={t('categories.parentHint')}
					required
					disabled={readOnly}
					value={values.parentId ?? top}
					onChange={(chosen) => set({ parentId: chosen === top ? null : chosen })}
					choices={choices}
					error={errorOf('parentId')}
				/>
				<SlugField
					label={t('categories.slug')}
					hint={
						values.slug.trim() === ''
							? t('categories.slugNewHint')
							: t('categories.slugHint', { address: addressOf(values.slug.trim()) })
					}
					disabled={readOnly}
					value={values.slug}
					onChange={(slug) => set({ slug })}
					error={errorOf('slug')}
					autoComplete="off"
				/>
			</div>
		</Card>
	);
}
