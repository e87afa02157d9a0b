// What a product is called, where it is found, when it is shown, how it is ordered, what search engines say of it, its pictures.
import { slugOf } from '../../../rules/catalogue/slug.ts';
import { productStatusOf } from '../../../rules/catalogue/validity.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Chip } from '../../kit/chip.tsx';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { NumberField } from '../../kit/number-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { SlugField } from '../slug-field.tsx';
import { ImagesSection } from './images/images-section.tsx';
import { MomentField } from './moment-field.tsx';
import { productPath } from './product-actions.ts';
import { SeoCard } from './seo-card.tsx';
import type { TabProps } from './tab-props.ts';
import { TranslationFields, useBaseLanguage } from './translation-fields.tsx';
import { momentOf } from './typed-moment.ts';
import { WeightField } from './weight-field.tsx';

export function SettingsTab({ product, surroundings, editor, readOnly }: TabProps) {
	return (
		<div className="grid gap-4">
			<GeneralCard product={product} editor={editor} readOnly={readOnly} />
			<div className="grid gap-4 phone:grid-cols-2">
				<VisibilityCard editor={editor} readOnly={readOnly} surroundings={surroundings} />
				<OrderingCard editor={editor} readOnly={readOnly} />
			</div>
			<ImagesSection product={product} ownerId={product.id} images={product.images} readOnly={readOnly} border />
			<SeoCard editor={editor} readOnly={readOnly} />
		</div>
	);
}

function GeneralCard({ product, editor, readOnly }: Omit<TabProps, 'surroundings'>) {
	const { t } = usePlatform();
	const base = useBaseLanguage();
	const { values, set, errorOf } = editor;
	const proposed = slugOf(values.names[base] ?? '');
	/** As long as no visitor knows the address, it follows the name that it was made of. */
	const rename = (names: typeof values.names) => {
		const follows = !product.published && proposed !== '' && values.slug === proposed;
		const next = slugOf(names[base] ?? '');
		set(follows && next !== '' ? { names, slug: next } : { names });
	};
	const subjectIn = (language: string) => values.names[language] || values.names[base] || '';
	return (
		<Card heading="h2" title={t('product.general')}>
			<div className="grid gap-4 phone:grid-cols-2">
				<TranslationFields
					label={t('products.name')}
					required
					disabled={readOnly}
					words={values.names}
					onChange={rename}
					errorOf={(language) => errorOf(`name.${language}`)}
				/>
				<TranslationFields
					label={t('product.description')}
					formatted
					assistant={{ tasks: ['write', 'shorten'], subjectIn }}
					disabled={readOnly}
					words={values.descriptions}
					onChange={(descriptions) => set({ descriptions })}
					errorOf={(language) => errorOf(`description.${language}`)}
				/>
				<TextField
					label={t('products.code')}
					hint={t('product.codeHint')}
					disabled={readOnly}
					value={values.code}
					onChange={(code) => set({ code })}
					error={errorOf('code')}
				/>
				<div>
					<SlugField
						label={t('product.slug')}
						hint={t('product.slugPreview', { address: `${location.origin}${productPath(values.slug)}` })}
						required
						disabled={readOnly}
						value={values.slug}
						onChange={(slug) => set({ slug })}
						error={errorOf('slug')}
					/>
					<div aria-live="polite" className="mt-1 text-sm text-hint">
						{values.slug !== product.slug && t('product.slugChanged', { slug: product.slug })}
					</div>
					{!readOnly && proposed !== '' && proposed !== values.slug && (
						<div className="mt-2">
							<Button size="small" onClick={() => set({ slug: proposed })}>
								{t('product.slugSuggest')}
							</Button>
						</div>
					)}
				</div>
			</div>
		</Card>
	);
}

function VisibilityCard({ editor, readOnly, surroundings }: Omit<TabProps, 'product'>) {
	const { t, timeZone } = usePlatform();
	const { values, set, errorOf } = editor;
	const [validFrom, validUntil] = [momentOf(values.validFrom) || null, momentOf(values.validUntil) || null];
	const status = productStatusOf({ active: values.published, validFrom, validUntil }, timeZone, Date.now());
	return (
		<Card heading="h2" title={t('product.visibility')} actions={<Chip state={status} />}>
			<div className="grid gap-4">
				<Checkbox
					label={t('product.publishedField')}
					hint={t('product.publishedHint')}
					disabled={readOnly}
					checked={values.published}
					onChange={(published) => set({ published })}
				/>
				<MomentField
					label={t('product.validFrom')}
					timeLabel={t('product.validFromTime')}
					hint={t('product.validFromHint')}
					disabled={readOnly}
					value={values.validFrom}
					onChange={(typed) => set({ validFrom: typed })}
					error={errorOf('validFrom')}
				/>
				<MomentField
					label={t('product.validUntil')}
					timeLabel={t('product.validUntilTime')}
					hint={t('product.validUntilHint')}
					disabled={readOnly}
					value={values.validUntil}
					onChange={(typed) => set({ validUntil: typed })}
					error={errorOf('validUntil')}
				/>
				{surroundings.labels.length > 0 ? (
					<MultiSelect
						label={t('products.labels')}
						hint={t('product.labelsHint')}
						disabled={readOnly}
						value={values.labelIds}
						onChange={(labelIds) => set({ labelIds: [...labelIds].sort() })}
						choices={surroundings.labels.map(({ id, name }) => ({ value: id, label: name }))}
					/>
				) : (
					<p className="text-sm text-muted">{t('product.noLabels')}</p>
				)}
			</div>
		</Card>
	);
}

function OrderingCard({ editor, readOnly }: Pick<TabProps, 'editor' | 'readOnly'>) {
	const { t } = usePlatform();
	const { values, set, errorOf } = editor;
	return (
		<Card heading="h2" title={t('product.ordering')}>
			<div className="grid gap-4">
				<Checkbox
					label={t('product.orderable')}
					hint={t('product.orderableHint')}
					disabled={readOnly}
					checked={values.orderable}
					onChange={(orderable) => set({ orderable })}
				/>
				<NumberField
					label={t('product.productionDays')}
					hint={t('product.productionDaysHint')}
					disabled={readOnly}
					min={0}
					max={365}
					step={1}
					value={values.productionDays}
					onChange={(productionDays) => set({ productionDays: productionDays ?? 0 })}
					error={errorOf('productionDays')}
				/>
				<WeightField
					label={t('product.weight')}
					hint={t('product.weightHint')}
					disabled={readOnly}
					value={values.weightMg}
					onChange={(weightMg) => set({ weightMg })}
					error={errorOf('weight')}
				/>
				<Checkbox
					label={t('product.personalised')}
					hint={t('product.personalisedHint')}
					disabled={readOnly}
					checked={values.personalised}
					onChange={(personalised) => set({ personalised })}
				/>
				<Checkbox
					label={t('product.itemName')}
					hint={t('product.itemNameHint')}
					disabled={readOnly}
					checked={values.itemNameAllowed}
					onChange={(itemNameAllowed) => set({ itemNameAllowed })}
				/>
			</div>
		</Card>
	);
}
