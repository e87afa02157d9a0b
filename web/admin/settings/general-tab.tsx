// Who the shop is, what it says of itself, how it is reached, whom it lets in.
import { errorText, type FieldRules, findFieldError } from '../../../rules/fields.ts';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { settingRules } from '../../../rules/shop-settings.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Card } from '../../kit/card.tsx';
import { Notice } from '../../kit/notice.tsx';
import { SaveBar } from '../../kit/save-bar.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { type Faults, useEditor } from '../editor.ts';
import { has, useMe } from '../me.tsx';
import { readablePagesDocument, saveSettingsDocument, settingsDocument } from './settings.documents.ts';
import { judgeStorefront, StorefrontSettings, type StorefrontValues } from './storefront-settings.tsx';
import { byLanguage, listed, type Wording } from './wording.ts';

interface Values extends StorefrontValues {
	companyName: string;
	pageTitle: Wording;
	claim: Wording;
	address: string;
	phone: string;
	mail: string;
}

const linesOf = (text: string) =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean);

function judge(values: Values, before: Values, country: string, t: Translate): Faults {
	const fault = (text: string, rules: FieldRules) => {
		const found = findFieldError(text, rules);
		return found && errorText(found, t);
	};
	const wordings = (['pageTitle', 'claim'] as const).flatMap((name) =>
		Object.entries(values[name]).map(([code, text]) => [`${name} ${code}`, fault(text, settingRules[name])]),
	);
	return {
		companyName: fault(values.companyName, settingRules.companyName),
		address: linesOf(values.address)
			.map((line) => fault(line, settingRules.addressLine))
			.find(Boolean),
		phone: fault(values.phone, { ...settingRules.phone, country }),
		mail: values.mail === before.mail ? undefined : fault(values.mail, settingRules.mail),
		...judgeStorefront(values, t),
		...Object.fromEntries(wordings),
	};
}

export function GeneralTab() {
	const { language } = usePlatform();
	const answer = useAdminQuery(settingsDocument, {});
	const pages = useAdminQuery(readablePagesDocument, { language });
	return (
		<Loaded answer={answer}>
			{({ shopSettings }) => (
				<Loaded answer={pages}>
					{({ readablePages }) => <General settings={shopSettings} readablePages={readablePages} />}
				</Loaded>
			)}
		</Loaded>
	);
}

interface GeneralProps {
	settings: Data<typeof settingsDocument>['shopSettings'];
	readablePages: Data<typeof readablePagesDocument>['readablePages'];
}

function General({ settings: { country, ...settings }, readablePages }: GeneralProps) {
	const { t, languages } = usePlatform();
	const readOnly = !has(useMe(), 'mTenant');
	const change = useChange();
	const initial: Values = {
		...settings,
		pageTitle: byLanguage(settings.pageTitle),
		claim: byLanguage(settings.claim),
		address: settings.address.join('\n'),
		// A page that is gone cannot be chosen any more.
		faqPage: readablePages.some(({ slug }) => slug === settings.faqPage) ? settings.faqPage : '',
	};
	const editor = useEditor({
		initial,
		judge: (values) => judge(values, initial, country, t),
		save: async ({ pageTitle, claim, address, ...rest }) => {
			const given = { ...rest, pageTitle: listed(pageTitle), claim: listed(claim), address: linesOf(address) };
			await change(saveSettingsDocument, { settings: given });
		},
		said: { saved: t('settings.saved'), failed: t('settings.saveFailed'), faulty: t('accounts.mandatoryFields') },
	});
	const { values, set, errorOf } = editor;
	const wording = (name: 'pageTitle' | 'claim', label: PlainTextKey, hint: PlainTextKey) =>
		languages.map(({ languageCode }) => (
			<TextField
				key={`${name} ${languageCode}`}
				label={`${t(label)} (${ownNameOfLanguage(languageCode)})`}
				hint={t(hint)}
				{...settingRules[name]}
				disabled={readOnly}
				value={values[name][languageCode] ?? ''}
				onChange={(text) => set({ [name]: { ...values[name], [languageCode]: text } })}
				error={errorOf(`${name} ${languageCode}`)}
			/>
		));
	return (
		<div className="grid gap-4">
			{editor.failure && <Notice kind="danger">{editor.failure}</Notice>}
			<Card heading="h2" title={t('settings.shop')}>
				<div className="grid gap-4 tablet:grid-cols-2">
					<div className="tablet:col-span-2">
						<TextField
							label={t('settings.companyName')}
							{...settingRules.companyName}
							disabled={readOnly}
							value={values.companyName}
							onChange={(companyName) => set({ companyName })}
							error={errorOf('companyName')}
						/>
					</div>
					{wording('pageTitle', 'settings.pageTitle', 'settings.pageTitleHint')}
					{wording('claim', 'settings.claim', 'settings.claimHint')}
				</div>
			</Card>
			<Card heading="h2" title={t('settings.contact')}>
				<div className="grid gap-4 tablet:grid-cols-2">
					<div className="tablet:row-span-2">
						<TextArea
							label={t('settings.address')}
							hint={t('settings.addressHint')}
							rows={4}
							disabled={readOnly}
							value={values.address}
							onChange={(address) => set({ address })}
							error={errorOf('address')}
						/>
					</div>
					<TextField
						label={t('settings.phone')}
						{...settingRules.phone}
						disabled={readOnly}
						value={values.phone}
						onChange={(phone) => set({ phone })}
						error={errorOf('phone')}
					/>
					<TextField
						label={t('settings.mail')}
						{...settingRules.mail}
						disabled={readOnly}
						value={values.mail}
						onChange={(mail) => set({ mail })}
						error={errorOf('mail') ?? (values.mail === initial.mail ? null : undefined)}
					/>
				</div>
			</Card>
			<StorefrontSettings pages={readablePages} values={values} set={set} errorOf={errorOf} readOnly={readOnly} />
			{!readOnly && <SaveBar {...editor.bar} />}
		</div>
	);
}
