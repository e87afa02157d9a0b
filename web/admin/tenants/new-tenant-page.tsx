// A new shop of the platform; its first admin gets a mail in which they choose their password.
import { errorCatalogue } from '../../../rules/errors.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { type Tier, tiers } from '../../../rules/pages/tiers.ts';
import { shopCountries } from '../../../rules/tenants/countries.ts';
import { newShopErrors } from '../../../rules/tenants/new-shop.ts';
import { slugFromName } from '../../../rules/tenants/slug.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Card } from '../../kit/card.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { type FieldErrors, useAfterwards, useEditor } from '../editor.ts';
import { countryChoices } from '../settings/country-choices.ts';
import { createTenantDocument } from './tenants.documents.ts';

interface NewTenant {
	name: string;
	/** Null: follows the name. */
	slug: string | null;
	tier: Tier;
	country: string;
	email: string;
}

const initial: NewTenant = { name: '', slug: null, tier: 'starter', country: 'DE', email: '' };

const slugOf = ({ name, slug }: NewTenant) => slug ?? slugFromName(name);

function validate(shop: NewTenant, t: Translate): FieldErrors {
	const errors = newShopErrors({ ...shop, slug: slugOf(shop) });
	return Object.fromEntries(
		Object.entries(errors).map(([field, code]) => [field, t(errorCatalogue[code].text as PlainTextKey)]),
	);
}

const fieldOf = (code: string): string | undefined =>
	({
		TENANT_NAME_INVALID: 'name',
		TENANT_SLUG_INVALID: 'slug',
		TENANT_SLUG_RESERVED: 'slug',
		TENANT_SLUG_TAKEN: 'slug',
		TENANT_COUNTRY_UNKNOWN: 'country',
		EMAIL_INVALID: 'email',
	})[code];

export function Component() {
	const { t, language } = usePlatform();
	const change = useChange();
	const goTo = useAfterwards();
	const editor = useEditor<NewTenant>({
		initial,
		judge: (shop) => validate(shop, t),
		save: async (shop) => {
			await change(createTenantDocument, { tenant: { ...shop, slug: slugOf(shop) } });
			goTo('/admin/tenants');
		},
		said: {
			saved: t('tenants.createdMessage'),
			failed: t('tenants.createFailed'),
			faulty: t('accounts.mandatoryFields'),
		},
		fieldOf,
	});
	const { values, set, errorOf } = editor;
	const slug = slugOf(values);
	const host = `${slug || '*'}.${window.location.hostname.split('.').slice(1).join('.') || window.location.hostname}`;
	const countries = countryChoices(language).filter(({ value }) => shopCountries.includes(value));
	return (
		<PageFrame title={t('tenants.new')} above={[{ label: t('tenants.title'), to: '/admin/tenants' }]} save={editor.bar}>
			<p className="mb-4 max-w-prose text-muted">{t('tenants.newText')}</p>
			<div className="grid max-w-3xl gap-4">
				{editor.failure && <Notice kind="danger">{editor.failure}</Notice>}
				<Card>
					<div className="grid gap-4 tablet:grid-cols-2">
						<TextField
							label={t('tenants.name')}
							required
							maxLength={100}
							value={values.name}
							onChange={(name) => set({ name })}
							error={errorOf('name')}
						/>
						<TextField
							label={t('tenants.slug')}
							hint={t('tenants.slugHint', { host })}
							required
							maxLength={63}
							autoComplete="off"
							value={slug}
							onChange={(typed) => set({ slug: typed.toLowerCase() })}
							error={errorOf('slug')}
						/>
						<Select
							label={t('tenants.tier')}
							required
							choices={tiers.map((value) => ({ value, label: t(`tenants.${value}`) }))}
							value={values.tier}
							onChange={(tier) => set({ tier })}
						/>
						<Select
							label={t('tenants.country')}
							required
							hint={t('tenants.countryHint')}
							choices={countries}
							value={values.country}
							onChange={(country) => set({ country })}
							error={errorOf('country')}
						/>
						<div className="tablet:col-span-2">
							<TextField
								label={t('tenants.adminEmail')}
								hint={t('tenants.adminEmailHint')}
								kind="email"
								required
								value={values.email}
								onChange={(email) => set({ email })}
								error={errorOf('email')}
							/>
						</div>
					</div>
				</Card>
			</div>
		</PageFrame>
	);
}
