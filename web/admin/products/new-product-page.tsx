// A new product: its name, and if an admin likes its code and address. Everything else is in its editor.
import { useState } from 'react';
import type { ProductError } from '../../../rules/catalogue/product-errors.ts';
import { findProductErrors } from '../../../rules/catalogue/product-errors.ts';
import { slugOf } from '../../../rules/catalogue/slug.ts';
import { blankPayment, blankPricing } from '../../../rules/pricing/tidy-settings.ts';
import { Card } from '../../kit/card.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { ApiFailure } from '../../platform/api.ts';
import { useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useAfterwards, useEditor } from '../editor.ts';
import { SlugField } from '../slug-field.tsx';
import { errorTexts } from './error-texts.ts';
import { listTranslations } from './product-values.ts';
import { createProductDocument } from './products.documents.ts';
import { TranslationFields, useBaseLanguage } from './translation-fields.tsx';

const blank = {
	descriptions: {},
	seoTitles: {},
	seoDescriptions: {},
	validFrom: null,
	validUntil: null,
	productionDays: 0,
	weightMg: null,
	pricing: blankPricing,
	...blankPayment,
	fields: {},
	variants: [],
};

export function Component() {
	const { t, timeZone } = usePlatform();
	const base = useBaseLanguage();
	const change = useChange();
	const goTo = useAfterwards();
	const [told, setTold] = useState<readonly ProductError[]>([]);
	const editor = useEditor({
		create: true,
		initial: { names: {} as Record<string, string>, code: '', slug: '' },
		judge: (values) =>
			errorTexts(
				[
					...findProductErrors(
						{ ...blank, ...values, slug: values.slug || slugOf(values.names[base] ?? '') || 'product' },
						{ baseLanguage: base, timeZone, fields: [] },
					),
					...told,
				],
				t,
			),
		save: async ({ names, code, slug }) => {
			const { createProduct } = await change(createProductDocument, { names: listTranslations(names), code, slug });
			if (createProduct.id === null) {
				setTold(createProduct.faults);
				throw new ApiFailure('faults', 'VALIDATION');
			}
			goTo(`/admin/products/${createProduct.id}`);
		},
		said: { saved: t('products.created.done'), failed: t('products.createFailed'), faulty: t('products.faulty') },
	});
	const { values, errorOf } = editor;
	const set: typeof editor.set = (some) => {
		setTold([]);
		editor.set(some);
	};
	return (
		<PageFrame
			title={t('products.new')}
			above={[{ label: t('admin.products'), to: '/admin/products' }]}
			save={editor.bar}
		>
			<p className="mb-4 max-w-prose text-muted">{t('products.newText')}</p>
			<Card heading="h2" title={t('product.general')}>
				<div className="grid gap-4 tablet:grid-cols-2">
					<TranslationFields
						label={t('products.name')}
						required
						words={values.names}
						onChange={(names) => set({ names })}
						errorOf={(language) => errorOf(`name.${language}`)}
					/>
					<TextField
						label={t('products.code')}
						hint={t('product.codeHint')}
						value={values.code}
						onChange={(code) => set({ code })}
						error={errorOf('code')}
					/>
					<SlugField
						label={t('product.slug')}
						hint={t('products.slugFromName')}
						value={values.slug}
						onChange={(slug) => set({ slug })}
						error={errorOf('slug')}
						placeholder={slugOf(values.names[base] ?? '')}
					/>
				</div>
			</Card>
		</PageFrame>
	);
}
