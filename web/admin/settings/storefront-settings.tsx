// How the shop greets its visitors: its header, whether they need an account, and what the account sign leads to.
import { errorText, findFieldError } from '../../../rules/fields.ts';
import { type ShopSettings, settingRules } from '../../../rules/shop-settings.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Card } from '../../kit/card.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Editor, Faults } from '../editor.ts';

export type StorefrontValues = Pick<
	ShopSettings,
	'header' | 'allowGuests' | 'secureSubdomains' | 'userMenu' | 'faqPage' | 'clientApp'
>;

export function judgeStorefront({ clientApp }: StorefrontValues, t: Translate): Faults {
	const fault = findFieldError(clientApp, settingRules.clientApp);
	return { clientApp: fault && errorText(fault, t) };
}

interface Props extends Pick<Editor<StorefrontValues>, 'values' | 'set' | 'errorOf'> {
	readOnly: boolean;
	/** Every page that visitors can read. */
	pages: readonly { slug: string; title: string }[];
}

export function StorefrontSettings({ values, set, errorOf, readOnly, pages }: Props) {
	const { t } = usePlatform();
	return (
		<Card heading="h2" title={t('settings.storefront')}>
			<div className="grid gap-4 tablet:grid-cols-2">
				<RadioGroup
					label={t('settings.header')}
					disabled={readOnly}
					value={values.header}
					onChange={(header) => set({ header })}
					choices={[
						{ value: 'default', label: t('settings.headerDefault') },
						{ value: 'simple', label: t('settings.headerSimple') },
					]}
				/>
				<Checkbox
					label={t('settings.allowGuests')}
					hint={t('settings.allowGuestsHint')}
					disabled={readOnly}
					checked={values.allowGuests}
					onChange={(allowGuests) => set({ allowGuests })}
				/>
				<Checkbox
					label={t('settings.secureSubdomains')}
					hint={t('settings.secureSubdomainsHint')}
					disabled={readOnly}
					checked={values.secureSubdomains}
					onChange={(secureSubdomains) => set({ secureSubdomains })}
				/>
				<div className="tablet:row-span-2">
					<RadioGroup
						label={t('settings.userMenu')}
						disabled={readOnly}
						value={values.userMenu}
						onChange={(userMenu) => set({ userMenu })}
						choices={[
							{ value: 'full', label: t('settings.userMenuFull') },
							{ value: 'logInOnly', label: t('settings.userMenuLogInOnly') },
							{ value: 'hidden', label: t('settings.userMenuHidden') },
						]}
					/>
				</div>
				<Select
					label={t('settings.faqPage')}
					hint={t('settings.faqPageHint')}
					disabled={readOnly}
					value={values.faqPage}
					onChange={(faqPage) => set({ faqPage })}
					choices={[
						{ value: '', label: t('settings.faqPageNone') },
						...pages.map(({ slug, title }) => ({ value: slug, label: title })),
					]}
				/>
				<TextField
					label={t('settings.clientApp')}
					hint={t('settings.clientAppHint')}
					{...settingRules.clientApp}
					disabled={readOnly}
					value={values.clientApp}
					onChange={(clientApp) => set({ clientApp })}
					error={errorOf('clientApp')}
				/>
			</div>
		</Card>
	);
}
