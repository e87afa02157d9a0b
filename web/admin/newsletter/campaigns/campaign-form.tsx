// What is set of a campaign: its name, what mail programs show of it, and whom it is for.
import { errorText, findDayError, findFieldError } from '../../../../rules/fields.ts';
import { languageNameIn } from '../../../../rules/language-names.ts';
import { publishedLanguages } from '../../../../rules/languages.ts';
import {
	type CampaignOrdered,
	campaignOrdered,
	longestCampaignName,
	longestPreheader,
	longestSubject,
} from '../../../../rules/newsletter/campaign.ts';
import { Card } from '../../../kit/card.tsx';
import { DateField } from '../../../kit/date-field.tsx';
import { MultiSelect } from '../../../kit/multi-select.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { type Platform, usePlatform } from '../../../platform/environment.tsx';
import { type Editor, type FieldErrors, useEditor } from '../../editor.ts';
import {
	TranslationFields,
	type Translations,
	translationsFrom,
	translationsInput,
	validateTranslations,
} from '../../translation-fields.tsx';
import type { Campaign, Topic } from './campaign-page.tsx';
import { audienceDocument, saveCampaignDocument } from './campaigns.documents.ts';

interface CampaignValues {
	name: string;
	subjects: Translations;
	preheaders: Translations;
	languages: string[];
	topicIds: string[];
	/** '' is any. */
	subscribedSince: string;
	ordered: CampaignOrdered;
}

const subjectRules = { maxLength: longestSubject };
const preheaderRules = { maxLength: longestPreheader };

function validate(values: CampaignValues, { t, languages, language }: Platform): FieldErrors {
	const name = findFieldError(values.name, { required: true, maxLength: longestCampaignName });
	const since = findDayError(values.subscribedSince, {}, language);
	return {
		name: name && errorText(name, t),
		...validateTranslations('subjects', values.subjects, subjectRules, languages, t),
		...validateTranslations('preheaders', values.preheaders, preheaderRules, languages, t),
		subscribedSince: since && errorText(since, t),
	};
}

const segmentOf = ({ languages, topicIds, subscribedSince, ordered }: CampaignValues) => ({
	...{ languages, topicIds, ordered },
	subscribedSince: subscribedSince || null,
});

export function useCampaignEditor(campaign: Campaign, reload: () => Promise<unknown>): Editor<CampaignValues> {
	const platform = usePlatform();
	const { t, languages } = platform;
	const change = useChange();
	const { id, name, subjects, preheaders, segment, revision } = campaign;
	const initial: CampaignValues = {
		name,
		subjects: translationsFrom(languages, subjects),
		preheaders: translationsFrom(languages, preheaders),
		languages: [...segment.languages],
		topicIds: [...segment.topicIds],
		subscribedSince: segment.subscribedSince ?? '',
		ordered: segment.ordered,
	};
	const labels: Readonly<Record<string, string>> = {
		name: t('adminCampaigns.name'),
		languages: t('adminCampaigns.languages'),
		topicIds: t('adminCampaigns.topics'),
		subscribedSince: t('adminCampaigns.since'),
		ordered: t('adminCampaigns.orderedLabel'),
	};
	return useEditor({
		initial,
		judge: (values) => validate(values, platform),
		save: async (values, overwritten) => {
			const given = {
				name: values.name,
				subjects: translationsInput(values.subjects),
				preheaders: translationsInput(values.preheaders),
				segment: segmentOf(values),
			};
			const saved = await change(saveCampaignDocument, { id, revision: overwritten, campaign: given });
			return saved.saveNewsletterCampaign.revision;
		},
		said: { saved: t('adminCampaigns.saved'), failed: t('adminCampaigns.saveFailed'), faulty: true },
		versions: { revision, code: 'CAMPAIGN_CHANGED', reload, labelOf: (field) => labels[field] },
	});
}

interface CampaignFormProps {
	editor: Editor<CampaignValues>;
	topics: readonly Topic[];
	readOnly: boolean;
}

export function CampaignForm({ editor, topics, readOnly }: CampaignFormProps) {
	const { t } = usePlatform();
	const { values, set, errorOf } = editor;
	return (
		<>
			<Card heading="h2" title={t('adminCampaigns.mail')}>
				<div className="grid gap-4">
					<TextField
						label={t('adminCampaigns.name')}
						hint={t('adminCampaigns.nameHint')}
						required
						readOnly={readOnly}
						maxLength={longestCampaignName}
						value={values.name}
						onChange={(name) => set({ name })}
						error={errorOf('name')}
					/>
					<TranslationFields
						name="subjects"
						labelIn={(language) => t('adminCampaigns.subjectIn', { language })}
						otherHint={t('adminCampaigns.fallback')}
						rules={subjectRules}
						words={values.subjects}
						onChange={(subjects) => set({ subjects })}
						errorOf={errorOf}
						readOnly={readOnly}
					/>
					<TranslationFields
						name="preheaders"
						labelIn={(language) => t('adminCampaigns.preheaderIn', { language })}
						hint={t('adminCampaigns.preheaderHint')}
						rules={preheaderRules}
						words={values.preheaders}
						onChange={(preheaders) => set({ preheaders })}
						errorOf={errorOf}
						readOnly={readOnly}
					/>
				</div>
			</Card>
			<Audience editor={editor} topics={topics} readOnly={readOnly} />
		</>
	);
}

function Audience({ editor: { values, set, errorOf }, topics, readOnly }: CampaignFormProps) {
	const { t, languages, language: reading } = usePlatform();
	const spoken = publishedLanguages(languages);
	return (
		<Card heading="h2" title={t('adminCampaigns.audience')}>
			<div className="grid gap-4">
				{spoken.length > 1 && (
					<MultiSelect
						label={t('adminCampaigns.languages')}
						hint={t('adminCampaigns.languagesHint')}
						disabled={readOnly}
						value={values.languages}
						onChange={(chosen) => set({ languages: chosen })}
						choices={spoken.map(({ languageCode: value }) => ({ value, label: languageNameIn(value, reading) }))}
					/>
				)}
				{topics.length > 0 && (
					<MultiSelect
						label={t('adminCampaigns.topics')}
						hint={t('adminCampaigns.topicsHint')}
						disabled={readOnly}
						value={values.topicIds}
						onChange={(topicIds) => set({ topicIds })}
						choices={topics.map(({ id, name }) => ({ value: id, label: name }))}
					/>
				)}
				<DateField
					label={t('adminCampaigns.since')}
					disabled={readOnly}
					value={values.subscribedSince}
					onChange={(subscribedSince) => set({ subscribedSince })}
					error={errorOf('subscribedSince')}
				/>
				<RadioGroup
					label={t('adminCampaigns.orderedLabel')}
					disabled={readOnly}
					value={values.ordered}
					onChange={(ordered) => set({ ordered })}
					choices={campaignOrdered.map((value) => ({ value, label: t(`adminCampaigns.ordered.${value}`) }))}
				/>
				{!readOnly && <AudienceCount values={values} />}
			</div>
		</Card>
	);
}

/** How many would get it now. */
function AudienceCount({ values }: { values: CampaignValues }) {
	const { t, language } = usePlatform();
	const isDay = !findDayError(values.subscribedSince, {}, language);
	const { data } = useAdminQuery(audienceDocument, { segment: segmentOf(values) }, { keep: true, enabled: isDay });
	if (!data) return null;
	const count = data.campaignAudience.reduce((sum, one) => sum + one.count, 0);
	return (
		<p role="status" className="font-medium">
			{t('adminCampaigns.audienceCount', { count })}
		</p>
	);
}
