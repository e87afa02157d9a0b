// What is said of a product: texts, and links that lead where they may.

import { isRootPath, isSecureUrl } from '../../../rules/field-formats.ts';
import { productFieldLabelKey } from '../../../rules/texts/entity-keys.ts';
import { named } from '../../../rules/texts/translator.ts';
import { StoredLink } from '../../page-view/stored-link.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { ProductDetails } from './product-query.ts';

type Field = ProductDetails['fields'][number];

/** Whatever else stands there leads nowhere: nothing that would run, and no other site in disguise. */
const isGoodLink = (url: string) => isSecureUrl(url) || isRootPath(url);

export function Fields({ details: { fields, code } }: { details: ProductDetails }) {
	const { t } = usePlatform();
	if (fields.length === 0 && code === '') return null;
	return (
		<section aria-labelledby="details" className="mt-8">
			<h2 id="details" className="mb-3 font-heading text-xl font-bold">
				{t('productPage.details')}
			</h2>
			<dl className="grid gap-x-6 phone:grid-cols-[max-content_1fr]">
				{fields.map((field) => (
					<Row key={field.id} label={named(productFieldLabelKey(field.id), field.label)}>
						<Value field={field} />
					</Row>
				))}
				{code !== '' && <Row label={t('productPage.code')}>{code}</Row>}
			</dl>
		</section>
	);
}

const Row = ({ label, children }: { label: string; children: React.ReactNode }) => (
	<div className="border-t border-line py-2 phone:col-span-2 phone:grid phone:grid-cols-subgrid">
		<dt className="text-muted wrap-break-word">{label}</dt>
		<dd className="min-w-0 wrap-break-word">{children}</dd>
	</div>
);

function Value({ field: { type, value, url } }: { field: Field }) {
	if (type !== 'link' || !isGoodLink(url)) return value;
	return (
		<StoredLink
			to={url}
			rel={isRootPath(url) ? undefined : 'noopener noreferrer'}
			className="text-link underline underline-offset-2 hover:text-link-hover"
		>
			{value || url}
		</StoredLink>
	);
}
