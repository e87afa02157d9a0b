// One variant: its code and name, what it says otherwise than its product, its pictures. It is saved with the product.
import { useState } from 'react';
import type { FieldValue } from '../../../../rules/catalogue/product-errors.ts';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Drawer } from '../../../kit/drawer.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { FieldInputs } from '../field-inputs.tsx';
import { ImagesSection } from '../images/images-section.tsx';
import { useImages } from '../images/use-images.ts';
import { emptyValue, type OfferedField, type VariantValues, withField } from '../product-values.ts';
import type { TabProps } from '../tab-props.ts';
import { TranslationFields, useBaseLanguage } from '../translation-fields.tsx';
import { WeightField } from '../weight-field.tsx';
import { OwnPricing } from './own-pricing.tsx';

interface VariantDrawerProps extends TabProps {
	variant: VariantValues;
	onChange(change: Partial<VariantValues>): void;
	onClose(): void;
}

const focusError = () =>
	requestAnimationFrame(() => document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus());

export function VariantDrawer(props: VariantDrawerProps) {
	const { variant, product, surroundings, editor, readOnly, onChange, onClose } = props;
	const { t } = usePlatform();
	const { errorOf, values } = editor;
	const path = `variant.${variant.key}`;
	const [tried, setTried] = useState(false);
	const lacksCode = variant.code.trim() === '';
	const close = () => {
		if (readOnly || !lacksCode) return onClose();
		// It could not be saved, and the row behind says nothing of it.
		setTried(true);
		focusError();
	};
	return (
		<Drawer
			open
			size="medium"
			onClose={onClose}
			title={variant.code ? t('product.variant', { code: variant.code }) : t('product.newVariant')}
			actions={
				<Button colour="primary" onClick={close}>
					{t('product.done')}
				</Button>
			}
		>
			<div className="grid gap-4">
				<p className="text-sm text-muted">{t('product.savedWithProduct')}</p>
				<TextField
					label={t('products.code')}
					required
					disabled={readOnly}
					value={variant.code}
					onChange={(code) => onChange({ code })}
					error={tried && lacksCode ? t('product.fault.required') : errorOf(`${path}.code`)}
				/>
				<TranslationFields
					label={t('product.variantName')}
					disabled={readOnly}
					words={variant.names}
					onChange={(names) => onChange({ names })}
					hintOf={() => t('product.variantNameHint')}
					errorOf={(language) => errorOf(`${path}.name.${language}`)}
				/>
				<Checkbox
					label={t('product.publishedField')}
					disabled={readOnly}
					checked={variant.published}
					onChange={(published) => onChange({ published })}
				/>
				<Checkbox
					label={t('product.orderable')}
					disabled={readOnly}
					checked={variant.orderable}
					onChange={(orderable) => onChange({ orderable })}
				/>
				<WeightField
					label={t('product.weight')}
					hint={t('product.weightInherited')}
					disabled={readOnly}
					value={variant.weightMg}
					onChange={(weightMg) => onChange({ weightMg })}
					error={errorOf(`${path}.weight`)}
				/>
				<OwnPricing {...{ variant, product, editor, readOnly, onChange }} />
				{surroundings.fields.map((field) => (
					<OwnField
						key={field.id}
						field={field}
						own={variant.fields[field.id]}
						inherited={values.fields[field.id]}
						path={`${path}.field.${field.id}`}
						errorOf={errorOf}
						readOnly={readOnly}
						onChange={(value) => onChange({ fields: withField(variant.fields, field.id, value) })}
					/>
				))}
				<VariantImages product={product} variantId={variant.id} readOnly={readOnly} />
			</div>
		</Drawer>
	);
}

interface OwnFieldProps extends Pick<TabProps, 'readOnly'> {
	field: OfferedField;
	own: FieldValue | undefined;
	inherited: FieldValue | undefined;
	path: string;
	errorOf: TabProps['editor']['errorOf'];
	/** Without a value it says what its product says. */
	onChange(value: FieldValue | undefined): void;
}

function OwnField({ field, own, inherited, path, errorOf, readOnly, onChange }: OwnFieldProps) {
	const { t } = usePlatform();
	const base = useBaseLanguage();
	const given =
		(field.type === 'link' ? inherited?.url : inherited?.words[base]) ||
		field.defaultWords.find(({ languageCode }) => languageCode === base)?.translation ||
		field.defaultUrl;
	return (
		<div className="grid gap-3 rounded-theme border border-line p-3">
			<Switch
				label={t('product.overwrite', { label: field.label })}
				hint={own ? undefined : given ? t('product.inherited', { value: given }) : t('product.inheritedNothing')}
				disabled={readOnly}
				on={own !== undefined}
				onChange={(on) => onChange(on ? (inherited ?? emptyValue) : undefined)}
			/>
			{own && (
				<FieldInputs
					suggest
					field={field}
					value={own}
					onChange={onChange}
					path={path}
					errorOf={errorOf}
					disabled={readOnly}
				/>
			)}
		</div>
	);
}

interface VariantImagesProps extends Pick<TabProps, 'product' | 'readOnly'> {
	variantId: string | null;
}

function VariantImages({ product, variantId, readOnly }: VariantImagesProps) {
	const { t } = usePlatform();
	const actions = useImages(variantId ?? '');
	if (variantId === null) return <p className="text-sm text-muted">{t('product.variantImagesLater')}</p>;
	const images = product.variants.find(({ id }) => id === variantId)?.images ?? [];
	return (
		<>
			<p className="text-sm text-muted">
				{images.length > 0 ? t('product.imagesOwn', { count: images.length }) : t('product.imagesInherited')}
				{images.length === 0 && `. ${t('product.imagesOwnHint')}`}
			</p>
			<ImagesSection product={product} ownerId={variantId} images={images} readOnly={readOnly} />
			{images.length > 0 && !readOnly && (
				<div>
					<Button onClick={() => actions.inherit()}>{t('product.imagesInherit')}</Button>
				</div>
			)}
		</>
	);
}
