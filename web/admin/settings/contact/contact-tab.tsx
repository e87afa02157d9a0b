// How visitors get in touch: the page for it, its topics, and the times that they can propose.
import { contactTopics } from '../../../../rules/contact-requests/topics.ts';
import { contactSettings } from '../../../../rules/settings/contact.ts';
import { Card } from '../../../kit/card.tsx';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { has, useMe } from '../../me.tsx';
import { SettingCard } from '../schema/setting-card.tsx';
import { SettingField } from '../schema/setting-field.tsx';
import { type SettingsForm, useSettingsForm } from '../schema/use-settings-form.ts';
import { contactSettingsDocument, saveContactSettingsDocument } from './contact.documents.ts';

export function ContactTab() {
	const answer = useAdminQuery(contactSettingsDocument, {});
	return <Loaded answer={answer}>{({ contactSettings: loaded }) => <Contact loaded={loaded} />}</Loaded>;
}

function Contact({ loaded }: { loaded: Data<typeof contactSettingsDocument>['contactSettings'] }) {
	const change = useChange();
	const form = useSettingsForm({
		group: contactSettings,
		loaded,
		cards: ['page', 'talks', 'topics'],
		readOnly: !has(useMe(), 'mTenant'),
		save: (settings, revision) => change(saveContactSettingsDocument, { settings, revision }),
	});
	return (
		<div className="grid gap-4">
			<SettingCard form={form} card="page" />
			<SettingCard form={form} card="talks" columns={2} spans={{ meetings: 'phone:col-span-2' }} />
			<Topics form={form} />
			{!form.readOnly && <SaveBar {...form.editor.bar} />}
		</div>
	);
}

/** Each with its name in every language, beside whether it is offered. */
function Topics({ form }: { form: SettingsForm<typeof contactSettings> }) {
	const { t } = usePlatform();
	return (
		<Card heading="h2" title={t('contactSettings.topics')}>
			<p className="mb-4 max-w-prose text-muted">{t('contactSettings.topicsText')}</p>
			<ol className="grid gap-5">
				{contactTopics.map((topic) => (
					<li key={topic} className="grid gap-3 border-s-2 border-line ps-4">
						<SettingField form={form} name={`topic${topic}`} />
						<SettingField form={form} name={`topic${topic}Name`} />
					</li>
				))}
			</ol>
		</Card>
	);
}
