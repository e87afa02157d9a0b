// /newsletter/confirm?token=…: proves that the address is theirs who have entered it. A press of the button, because programs that look through
// mails open their links too.
import { newsletterPages } from '../../../rules/newsletter/pages.ts';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { RequestPage, RequestTitle } from '../requests/request-page.tsx';
import { MailLinkResult, useMailLink } from './mail-link.tsx';

export function Component() {
	const { t } = usePlatform();
	const { outcome, action, email, state } = useMailLink(newsletterPages.confirm);
	if (outcome === 'gone')
		return (
			<MailLinkResult
				done={false}
				title={t('newsletter.goneTitle')}
				text={t('newsletter.goneConfirm')}
				to={newsletterPages.request}
				link={t('newsletter.again')}
			/>
		);
	if (outcome === 'confirmed' || state === 'subscribed')
		return (
			<MailLinkResult
				done
				title={t('newsletter.doneTitle')}
				text={t('newsletter.done', { email })}
				to="/"
				link={t('newsletter.toShop')}
			/>
		);
	return (
		<RequestPage>
			<RequestTitle>{t('newsletterConfirmation.title')}</RequestTitle>
			<form method="post" action={action} className="mt-4 grid gap-5">
				<p className="wrap-break-word">{t('newsletter.confirmText', { email })}</p>
				<div>
					<Button type="submit" colour="primary" size="large">
						{t('newsletter.confirm')}
					</Button>
				</div>
			</form>
		</RequestPage>
	);
}
