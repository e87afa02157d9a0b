// /newsletter: asks for an address and says that a mail with a link is on its way. Without an account, and without JavaScript.
import { IconCircleCheck, IconMail } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { newsletterPages, topicsOfFields } from '../../../rules/newsletter/pages.ts';
import { newsletterError, newsletterRules } from '../../../rules/newsletter/subscription.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { tidyEmail } from '../../../rules/tidy-fields.ts';
import { useMe } from '../../account/use-me.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { NearLink } from '../../platform/near-link.tsx';
import { useRouteLocation } from '../../platform/page.ts';
import { sessionOf } from '../../platform/session.ts';
import { RequestForm } from '../requests/request-form.tsx';
import { RequestPage, RequestSent, RequestTitle } from '../requests/request-page.tsx';
import { useSentForm } from '../requests/use-sent-form.ts';
import { subscribeNewsletterDocument } from './newsletter.documents.ts';
import { TopicChoice } from './topic-choice.tsx';

type Outcome = Data<typeof subscribeNewsletterDocument>['subscribeNewsletter'];

interface Requested {
	email: string;
	outcome: Outcome;
}

export function Component() {
	const { t, shopfront } = usePlatform();
	const outcome = useRouteLocation().search.get('newsletter');
	const [requested, setRequested] = useState<Requested>();
	if (requested?.outcome === 'subscribed') return <Subscribed email={requested.email} />;
	if (requested || outcome === 'received') return <Sent email={requested?.email} />;
	return (
		<RequestPage>
			<RequestTitle>{t('newsletter.title')}</RequestTitle>
			{shopfront.newsletter === 'off' ? (
				<p className="mt-2">{t('newsletter.off')}</p>
			) : (
				<Request outcome={outcome} onRequested={setRequested} />
			)}
		</RequestPage>
	);
}

const ToShop = ({ children }: { children: ReactNode }) => (
	<div>
		<ButtonLink to="/">{children}</ButtonLink>
	</div>
);

function Subscribed({ email }: { email: string }) {
	const { t } = usePlatform();
	return (
		<RequestPage>
			<RequestSent
				icon={<IconCircleCheck aria-hidden size={40} className="text-accent" />}
				title={t('newsletter.doneTitle')}
			>
				<p className="wrap-break-word">{t('newsletter.done', { email: showEmail(email) })}</p>
				<ToShop>{t('newsletter.toShop')}</ToShop>
			</RequestSent>
		</RequestPage>
	);
}

function Sent({ email }: { email: string | undefined }) {
	const { t } = usePlatform();
	return (
		<RequestPage>
			<RequestSent icon={<IconMail aria-hidden size={40} className="text-accent" />} title={t('newsletter.sentTitle')}>
				<p className="wrap-break-word">
					{email === undefined ? t('newsletter.sentPlain') : t('newsletter.sent', { email: showEmail(email) })}
				</p>
				<p>{t('newsletter.sentHint')}</p>
				<ToShop>{t('newsletter.toShop')}</ToShop>
			</RequestSent>
		</RequestPage>
	);
}

/** What became of a form that was sent without JavaScript. */
function useOutcome(outcome: string | null): string | null {
	const { t } = usePlatform();
	if (outcome === null) return null;
	if (outcome === 'invalid') return t('newsletter.invalid');
	return outcome === 'limited'
		? t('newsletter.failed', { reason: t('accounts.tooManyRequests') })
		: t('newsletter.error');
}

interface RequestProps {
	outcome: string | null;
	onRequested(requested: Requested): void;
}

function Request({ outcome, onRequested }: RequestProps) {
	const { t, ask, language, base, shopName, shopfront } = usePlatform();
	const hasSession = useHydrated() && sessionOf() !== undefined;
	const { data: me } = useMe(hasSession);
	const sent = useSentForm(newsletterPages.request);
	const before = useOutcome(sent?.outcome ?? outcome);
	const { privacy } = shopfront.legal;
	const [chosen, setChosen] = useState<string[]>(() => topicsOfFields(Object.keys(sent?.values ?? {})));
	const subscribe = async ({ email }: { email: string }) => {
		const given = {
			...{ email: tidyEmail(email), language, page: newsletterPages.request },
			...{ form: 'page' as const, topicIds: chosen },
		};
		const answer = (await ask(subscribeNewsletterDocument, given)) as Data<typeof subscribeNewsletterDocument>;
		onRequested({ email: given.email, outcome: answer.subscribeNewsletter });
	};
	return (
		<>
			<p className="mt-2">{t('newsletter.intro')}</p>
			<RequestForm
				title={t('newsletter.title')}
				action={`${base}${newsletterPages.request}`}
				fields={[
					{
						name: 'email',
						label: t('newsletter.email'),
						completion: 'email',
						maxLength: newsletterRules.email.maxLength,
					},
				]}
				known={{ email: me?.email ?? '' }}
				judge={newsletterError}
				send={subscribe}
				failed={(reason) =>
					reason === t('common.unexpectedError') ? t('newsletter.error') : t('newsletter.failed', { reason })
				}
				before={before}
				sent={sent?.values}
				submitLabel={t('newsletter.subscribe')}
			>
				{() => (
					<>
						<TopicChoice chosen={chosen} onChange={setChosen} />
						<p className="text-sm wrap-break-word">{t('newsletter.consent', { shop: shopName })}</p>
						{privacy && (
							<p className="text-sm">
								<NearLink
									to={`/${privacy.slug}`}
									className="font-medium text-link underline underline-offset-2 hover:text-link-hover"
								>
									{privacy.title}
								</NearLink>
							</p>
						)}
					</>
				)}
			</RequestForm>
		</>
	);
}
