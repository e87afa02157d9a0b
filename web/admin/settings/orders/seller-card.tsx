// Who sells, as invoices must say it, and to which account is paid.
import { useMemo } from 'react';
import type { DocumentSeller } from '../../../../rules/documents/document.ts';
import { bankRules, sellerRules } from '../../../../rules/orders/seller.ts';
import { Card } from '../../../kit/card.tsx';
import { Select } from '../../../kit/select.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { countryChoices } from '../country-choices.ts';

type Seller = Omit<DocumentSeller, 'bank'>;
type Bank = NonNullable<DocumentSeller['bank']>;

interface PartProps<Part> {
	onChange(changed: Partial<Part>): void;
	errorOf(name: string): string | null | undefined;
	readOnly: boolean;
}

const hints = { taxNumber: 'orderSettings.seller.taxHint', register: 'orderSettings.seller.registerHint' } as const;
const isHinted = (name: string): name is keyof typeof hints => name in hints;
const complete = {
	name: 'organization',
	street: 'street-address',
	zipCode: 'postal-code',
	city: 'address-level2',
	phone: 'tel',
	mail: 'email',
	website: 'url',
} as const;
const isCompleted = (name: string): name is keyof typeof complete => name in complete;

const fields = ['name', 'street', 'zipCode', 'city', 'country'] as const;
const furtherFields = ['vatId', 'taxNumber', 'mail', 'phone', 'website', 'management', 'register'] as const;

export function SellerCard({ seller, onChange, errorOf, readOnly }: PartProps<Seller> & { seller: Seller }) {
	const { t, language } = usePlatform();
	const countries = useMemo(() => countryChoices(language), [language]);
	const field = (name: Exclude<keyof Seller, 'country'>) => (
		<TextField
			key={name}
			label={t(`orderSettings.seller.${name}`)}
			{...(isHinted(name) ? { hint: t(hints[name]) } : {})}
			{...sellerRules[name]}
			autoComplete={isCompleted(name) ? complete[name] : 'off'}
			disabled={readOnly}
			value={seller[name]}
			onChange={(text) => onChange({ [name]: text })}
			error={errorOf(`seller.${name}`)}
		/>
	);
	return (
		<Card heading="h2" title={t('orderSettings.sellerTitle')}>
			<div className="grid gap-4">
				<p className="max-w-prose text-muted">{t('orderSettings.sellerText')}</p>
				<div className="grid gap-4 phone:grid-cols-2">
					{fields.map((name) =>
						name === 'country' ? (
							<Select
								key={name}
								label={t('orderSettings.seller.country')}
								disabled={readOnly}
								value={seller.country}
								onChange={(country) => onChange({ country })}
								choices={[{ value: '', label: t('orderSettings.seller.countryNone') }, ...countries]}
								error={errorOf('seller.country')}
							/>
						) : (
							<div key={name} className={name === 'name' ? 'phone:col-span-2' : ''}>
								{field(name)}
							</div>
						),
					)}
					{furtherFields.map(field)}
				</div>
			</div>
		</Card>
	);
}

export function BankCard({ bank, onChange, errorOf, readOnly }: PartProps<Bank> & { bank: Bank }) {
	const { t } = usePlatform();
	return (
		<Card heading="h2" title={t('orderSettings.bankTitle')}>
			<div className="grid gap-4">
				<p className="max-w-prose text-muted">{t('orderSettings.bankText')}</p>
				<div className="grid gap-4 phone:grid-cols-2">
					{(['holder', 'bank', 'iban', 'bic'] as const).map((name) => (
						<TextField
							key={name}
							label={t(`orderSettings.bank.${name}`)}
							{...bankRules[name]}
							autoComplete="off"
							disabled={readOnly}
							value={bank[name]}
							onChange={(text) => onChange({ [name]: text })}
							error={errorOf(`bank.${name}`)}
						/>
					))}
				</div>
			</div>
		</Card>
	);
}
