// The mail as its readers get it, in one of the languages of the shop.
import { useEffect, useRef, useState } from 'react';
import { languageNameIn } from '../../../../rules/language-names.ts';
import { publishedLanguages } from '../../../../rules/languages.ts';
import { Select } from '../../../kit/select.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { showInertDocument } from '../../../platform/inert-document.ts';
import type { Campaign } from './campaign-page.tsx';
import { previewDocument } from './campaigns.documents.ts';

export function CampaignPreview({ campaign: { id, empty } }: { campaign: Campaign }) {
	const { t, languages, language: reading } = usePlatform();
	const spoken = publishedLanguages(languages);
	const first = spoken.find(({ default: isDefault }) => isDefault)?.languageCode ?? reading;
	const [language, setLanguage] = useState(first);
	const answer = useAdminQuery(previewDocument, { id, language }, { keep: true, enabled: !empty });
	if (empty) return <p className="text-muted">{t('adminCampaigns.previewEmpty')}</p>;
	return (
		<div className="grid gap-4">
			{spoken.length > 1 && (
				<div className="max-w-xs">
					<Select
						label={t('adminCampaigns.language')}
						value={language}
						onChange={setLanguage}
						choices={spoken.map(({ languageCode: value }) => ({ value, label: languageNameIn(value, reading) }))}
					/>
				</div>
			)}
			<Loaded answer={answer}>
				{({ campaignPreview: { subject, html, text } }) => (
					<>
						<p className="font-medium wrap-anywhere">{subject}</p>
						<ShownMail html={html} />
						<details>
							<summary className="cursor-pointer">{t('adminCampaigns.previewText')}</summary>
							<pre className="mt-2 overflow-x-auto text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
						</details>
					</>
				)}
			</Loaded>
		</div>
	);
}

/** Nothing in it runs, and none of its links leads out of the frame. Of the same origin it shows the pictures of the shop. */
function ShownMail({ html }: { html: string }) {
	const { t } = usePlatform();
	const frame = useRef<HTMLIFrameElement>(null);
	useEffect(() => {
		if (frame.current) showInertDocument(frame.current, html);
	}, [html]);
	return (
		<iframe
			ref={frame}
			title={t('adminCampaigns.preview')}
			sandbox="allow-same-origin"
			className="h-160 w-full rounded-theme border border-line"
		/>
	);
}
