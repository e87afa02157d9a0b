// A new shop of the platform; its first admin gets a mail in which they choose their password.
import { errorCatalogue } from '../../../rules/errors.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { type Tier, tiers } from '../../../rules/pages/tiers.ts';
import { shopCountries } from '../../../rules/tenants/countries.ts';
import { newShopErrors } from '../../../rules/tenants/new-shop.ts';
import { slugFromName } from '../../../rules/tenants/slug.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { type FieldErrors, useAfterwards, useEditor } from '../editor.ts';
import { countryChoices } from '../settings/country-choices.ts';
import { anyTenantAddressDocument, createTenantDocument } from './tenants.documents.ts';

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

/** Of the fallback domain; undefined until it can be known. */
function useAddress(slug: string): string | undefined {
	const { t } = usePlatform();
	const any = useAdminQuery(anyTenantAddressDocument, {}).data?.tenants.items[0];
	return any?.address.replace(`//${any.slug}.`, `//${slug || `‹${t('tenants.slug')}›`}.`);
}

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
			faulty: t('tenants.faulty'),
		},
		fieldOf,
	});
	const { values, set, errorOf, bar } = editor;
	const slug = slugOf(values);
	const address = useAddress(slug);
	const countries = countryChoices(language).filter(({ value }) => shopCountries.includes(value));
	return (
		<PageFrame title={t('tenants.new')} above={[{ label: t('tenants.title'), to: '/admin/tenants' }]}>
			<p className="mb-4 max-w-prose text-muted">{t('tenants.newText')}</p>
			<div className="grid max-w-3xl gap-4">
				<Card>
					<div className="grid gap-4 phone:grid-cols-2">
						<TextField
							label={t('tenants.name')}
							required
							autoFocus
							maxLength={100}
							value={values.name}
							onChange={(name) => set({ name })}
							error={errorOf('name')}
						/>
						<TextField
							label={t('tenants.slug')}
							hint={address && t('tenants.slugHint', { address })}
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
						<div className="phone:col-span-2">
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
				<div role="alert" className="empty:hidden">
					{bar.failure && <Notice kind="danger">{bar.failure}</Notice>}
				</div>
				<div>
					<Button colour="primary" busy={bar.busy ?? false} onClick={bar.onSave}>
						{t('tenants.create')}
					</Button>
				</div>
			</div>
			<LeaveGuard dirty={bar.dirty} onDiscard={bar.onDiscard} />
		</PageFrame>
	);
}
