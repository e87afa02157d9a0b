// /newsletter/unsubscribe?token=…: where every newsletter leads. One press of the button ends it; nobody has to sign in.
import { useState } from 'react';
import { ownNameOfLanguage, publishedLanguages } from '../../../rules/languages.ts';
import { newsletterPages } from '../../../rules/newsletter/pages.ts';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Select } from '../../kit/select.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { RequestPage, RequestTitle } from '../requests/request-page.tsx';
import { MailLinkResult, useMailLink } from './mail-link.tsx';
import { TopicChoice } from './topic-choice.tsx';

export function Component() {
	const { t } = usePlatform();
	const link = useMailLink(newsletterPages.end);
	const { outcome, action, email, state } = link;
	if (outcome === 'gone')
		return (
			<MailLinkResult
				done={false}
				title={t('newsletter.goneTitle')}
				text={t('newsletter.goneEnd')}
				to="/"
				link={t('newsletter.toShop')}
			/>
		);
	if (outcome === 'ended' || (state !== 'subscribed' && state !== 'pending'))
		return (
			<MailLinkResult
				done
				title={t('newsletter.endedTitle')}
				text={t('newsletter.ended', { email })}
				to={newsletterPages.request}
				link={t('newsletter.again')}
			/>
		);
	return (
		<RequestPage>
			<RequestTitle>{t('newsletterEnd.title')}</RequestTitle>
			<div role="status" className="mt-4 empty:hidden">
				{outcome === 'saved' && <Notice kind="success">{t('newsletter.saved')}</Notice>}
			</div>
			<form method="post" action={action} className="mt-4 grid gap-5">
				<p className="wrap-break-word">
					{t(state === 'pending' ? 'newsletter.waiting' : 'newsletter.endText', { email })}
				</p>
				<div>
					<Button type="submit" colour="primary" size="large">
						{t('newsletter.end')}
					</Button>
				</div>
			</form>
			<Preferences link={link} />
		</RequestPage>
	);
}

/** What they get beside yes and no: in which language, about what, and whether it may be counted. */
function Preferences({ link }: { link: ReturnType<typeof useMailLink> }) {
	const { t, languages } = usePlatform();
	const { action } = link;
	const [measured, setMeasured] = useState(link.measured);
	const [chosen, setChosen] = useState(link.topics);
	const [language, setLanguage] = useState(link.language);
	const offered = publishedLanguages(languages);
	return (
		<form method="post" action={action} className="mt-8 grid gap-5 border-t border-line pt-6">
			<h2 className="font-heading text-lg font-bold">{t('newsletter.preferences')}</h2>
			{offered.length < 2 ? (
				<input type="hidden" name="newsletterLanguage" value={language} />
			) : (
				<Select
					label={t('newsletter.language')}
					name="newsletterLanguage"
					value={language}
					onChange={setLanguage}
					choices={offered.map(({ languageCode: value }) => ({ value, label: ownNameOfLanguage(value) }))}
				/>
			)}
			<TopicChoice chosen={chosen} onChange={setChosen} />
			<Checkbox
				label={t('newsletter.measured')}
				hint={t('newsletter.measuredHint')}
				name="measured"
				checked={measured}
				onChange={setMeasured}
			/>
			<div>
				<Button type="submit">{t('newsletter.save')}</Button>
			</div>
		</form>
	);
}
