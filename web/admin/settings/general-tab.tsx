// Who the shop is, what it says of itself, how it is reached, whom it lets in.
import { readSettings } from '../../../rules/settings/api-values.ts';
import { shopSettings } from '../../../rules/settings/shop.ts';
import { SaveBar } from '../../kit/save-bar.tsx';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { has, useMe } from '../me.tsx';
import { OpeningHoursCard } from './opening-hours-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { RegionCard } from './region-card.tsx';
import { SettingCard } from './schema/setting-card.tsx';
import { useSettingsForm } from './schema/use-settings-form.ts';
import { readablePagesDocument, saveSettingsDocument, settingsDocument } from './settings.documents.ts';

export function GeneralTab() {
	const { language } = usePlatform();
	const answer = useAdminQuery(settingsDocument, {});
	const pages = useAdminQuery(readablePagesDocument, { language });
	return (
		<Loaded answer={answer}>
			{({ shopSettings: settings }) => (
				<Loaded answer={pages}>{({ readablePages }) => <General loaded={settings} pages={readablePages} />}</Loaded>
			)}
		</Loaded>
	);
}

interface GeneralProps {
	loaded: Data<typeof settingsDocument>['shopSettings'];
	/** Every page that visitors can read. */
	pages: Data<typeof readablePagesDocument>['readablePages'];
}

function General({ loaded, pages }: GeneralProps) {
	const { t } = usePlatform();
	const change = useChange();
	const slugs = pages.map(({ slug }) => slug);
	const { faqPage } = readSettings(shopSettings, loaded);
	const form = useSettingsForm({
		group: shopSettings,
		loaded,
		cards: ['shop', 'contact', 'region', 'storefront', 'newsletters'],
		names: ['openingHours'],
		// A page that is gone cannot be chosen any more.
		initial: { faqPage: slugs.find((slug) => slug === faqPage) ?? '' },
		context: { country: loaded.country, options: { faqPage: slugs } },
		readOnly: !has(useMe(), 'mTenant'),
		missing: t('accounts.mandatoryFields'),
		save: (settings, revision) => change(saveSettingsDocument, { settings, revision }),
	});
	const { editor, readOnly } = form;
	return (
		<div className="grid gap-4">
			<SettingCard form={form} card="shop" columns={2} spans={{ companyName: 'phone:col-span-2' }} />
			<SettingCard form={form} card="contact" columns={2} spans={{ address: 'phone:row-span-2' }} />
			<OpeningHoursCard form={form} />
			<RegionCard form={form} country={loaded.country} />
			<SettingCard
				form={form}
				card="storefront"
				columns={2}
				spans={{ userMenu: 'phone:row-span-2' }}
				fields={{ faqPage: { choices: pages.map(({ slug, title }) => ({ value: slug, label: title })) } }}
			/>
			<SettingCard form={form} card="newsletters" columns={2} />
			<PlanCard />
			{!readOnly && <SaveBar {...editor.bar} />}
		</div>
	);
}
