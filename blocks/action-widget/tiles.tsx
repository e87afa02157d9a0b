// The types of the widget that ask for an address: to start with a meeting, for the newsletter of the shop, and for one at Substack.
import { type ReactNode, useEffect, useState } from 'react';
import { emailError } from '../../rules/contact-requests/contact-form.ts';
import { embedAddress, siteOf, subscribeAddress } from '../../rules/contact-requests/publication.ts';
import { errorText } from '../../rules/fields.ts';
import type { ShownBlock } from '../../rules/pages/block.ts';
import { FailedNote, InputField, SectionForm, SentNote } from '../stage/form-parts.tsx';
import { useShown } from '../stage/shown.ts';
import { useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

type Section = ShownBlock<typeof block>;

const looks = {
	plain: '',
	box: 'block-box one-colour px-6 py-8 @phone:px-10 @tablet:py-12',
	accent: 'block-accent one-colour px-6 py-8 @phone:px-10 @tablet:py-12',
};

const longestAddress = 254;

function Tile({ section, children }: { section: Section; children: ReactNode }) {
	const { Text, headingOf } = useStage();
	const shown = useShown();
	const { look, align } = section.values;
	const centred = align === 'center';
	return (
		<div
			className={`relative grid grid-cols-1 gap-x-10 gap-y-6 ${looks[look]} ${centred ? 'justify-items-center text-center' : 'items-center @tablet:grid-cols-2'}`}
		>
			{shown.texts(section, 'title', 'text') && (
				<div className="w-full max-w-3xl min-w-0">
					<Text of={section} name="title" as={headingOf(section)} className="block-title" />
					<Text of={section} name="text" as="p" className="block-lead mt-3" />
				</div>
			)}
			<div className="w-full max-w-xl min-w-0 text-start">{children}</div>
		</div>
	);
}

const labelOf = (section: Section, otherwise: string) => section.texts.title || otherwise;

function Submit({ section, label }: { section: Section; label: string }) {
	const { buttonClass, canvas } = useStage();
	return (
		<div className="calls">
			<button type="submit" disabled={canvas} className={`call cursor-pointer ${buttonClass('primary', 'large')}`}>
				{section.texts.submit || label}
			</button>
		</div>
	);
}

export function OnboardingTile({ section }: { section: Section }) {
	const { t, forms } = useStage();
	const sent = forms.sentOf(section);
	const email = sent?.values.email ?? '';
	const wrong = sent?.outcome === 'invalid' ? emailError(email) : undefined;
	return (
		<Tile section={section}>
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
		</Tile>
	);
}

/** The page of the newsletter says what became of it. */
export function NewsletterTile({ section, action, consent }: { section: Section; action: string; consent: string }) {
	const { t } = useStage();
	return (
		<Tile section={section}>
			<SectionForm
				of={section}
				label={labelOf(section, t('newsletter.subscribe'))}
				action={action}
				className="grid gap-4"
			>
				<input type="hidden" name="form" value="block" />
				<InputField
					{...{ of: section, name: 'email', label: t('newsletter.email'), required: true, value: '', error: undefined }}
					{...{ kind: 'email', completion: 'email', maxLength: longestAddress }}
				/>
				{consent && <p className="text-sm wrap-break-word">{consent}</p>}
				<Submit section={section} label={t('newsletter.subscribe')} />
			</SectionForm>
		</Tile>
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
		<Tile section={section}>
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
		</Tile>
	);
}
