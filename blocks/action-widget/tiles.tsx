// The types of the widget that ask for an address: to start with a meeting, for the newsletter of the shop, and for one at Substack.

import { useEffect, useState } from 'react';
import { emailError } from '../../rules/contact-requests/contact-form.ts';
import { embedAddress, siteOf, subscribeAddress } from '../../rules/contact-requests/publication.ts';
import { errorText } from '../../rules/fields.ts';
import type { ShownBlock } from '../../rules/pages/block.ts';
import { FailedNote, InputField, SectionForm, SentNote } from '../stage/form-parts.tsx';
import { FormTile, labelOf, longestAddress, NewsletterForm, Submit } from '../stage/form-tile.tsx';
import { useForms } from '../stage/page-forms.ts';
import { useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

type Section = ShownBlock<typeof block>;

export function OnboardingTile({ section }: { section: Section }) {
	const { t } = useStage();
	const forms = useForms();
	const sent = forms.sentOf(section);
	const email = sent?.values.email ?? '';
	const wrong = sent?.outcome === 'invalid' ? emailError(email) : undefined;
	return (
		<FormTile section={section}>
			{forms.isSent(section) ? (
				<SentNote>{t('onboarding.sent')}</SentNote>
			) : (
				<SectionForm of={section} label={labelOf(section, t('onboarding.send'))} className="grid gap-4">
					{sent && sent.outcome !== 'invalid' && <FailedNote outcome={sent.outcome} />}
					<InputField
						{...{ of: section, name: 'email', label: t('onboarding.email'), required: true, value: email }}
						{...{ kind: 'email', completion: 'email', maxLength: longestAddress }}
						error={wrong && errorText(wrong, t)}
					/>
					<Submit section={section} label={t('onboarding.send')} />
				</SectionForm>
			)}
		</FormTile>
	);
}

export function NewsletterTile({ section, action, consent }: { section: Section; action: string; consent: string }) {
	return (
		<FormTile section={section}>
			<NewsletterForm section={section} action={action} consent={consent} />
		</FormTile>
	);
}

/** Pages whose policy allows no frames, such as previews, show the link alone. */
const isFramedHere = (): boolean => (document.documentElement.dataset.loads ?? '').split(' ').includes('frames');

/** Nothing of the other site is loaded before its visitor has agreed to that; until then, and without JavaScript, a link leads there. */
export function SubstackTile({ section, publication }: { section: Section; publication: string }) {
	const { t, canvas, mayLoad, buttonClass } = useStage();
	const [isFramed, setFramed] = useState(false);
	const site = siteOf(publication);
	useEffect(() => {
		if (!canvas && isFramedHere() && mayLoad()) setFramed(true);
	}, [canvas, mayLoad]);
	return (
		<FormTile section={section}>
			{isFramed ? (
				<iframe
					src={embedAddress(publication)}
					title={t('substack.embedded', { site })}
					loading="lazy"
					sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
					referrerPolicy="no-referrer"
					className="h-80 w-full rounded-theme border border-line bg-surface"
				/>
			) : (
				<>
					<div className="calls">
						<a
							href={subscribeAddress(publication)}
							target="_blank"
							rel="noopener noreferrer"
							className={`call ${buttonClass('primary', 'large')}`}
						>
							{section.texts.submit || t('substack.open', { site })}
						</a>
					</div>
					<p className="mt-3 text-sm wrap-break-word">{t('substack.hint', { site })}</p>
				</>
			)}
		</FormTile>
	);
}
