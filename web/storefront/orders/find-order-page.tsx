// /orders/find: who has ordered as a guest is sent a link to the order.
import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { lookUpError, lookUpFields, lookUpRules, trimmedLookUp } from '../../../rules/orders/look-up.ts';
import { TextLink } from '../../kit/link.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useRouteLocation } from '../../platform/page.ts';
import { RequestForm } from '../requests/request-form.tsx';
import { RequestPage, RequestSent, RequestTitle } from '../requests/request-page.tsx';
import { requestOrderLinkDocument } from './orders.documents.ts';

export function Component() {
	const outcome = useRouteLocation().search.get('lookup');
	const [sent, setSent] = useState(false);
	return (
		<RequestPage>
			{sent || outcome === 'sent' ? <Sent /> : <LookUp outcome={outcome} onSent={() => setSent(true)} />}
		</RequestPage>
	);
}

function Sent() {
	const { t, base } = usePlatform();
	return (
		<RequestSent icon={<IconMailForward aria-hidden size={40} className="text-accent" />} title={t('orderLookUp.sent')}>
			<p>{t('orderLookUp.sentText')}</p>
			<p>
				{/* A whole new page: the form begins empty. */}
				<a className="font-medium text-link underline underline-offset-2" href={`${base}/orders/find`}>
					{t('orderLookUp.again')}
				</a>
			</p>
		</RequestSent>
	);
}

interface LookUpProps {
	/** What became of a form that was sent without JavaScript, or of a link from a mail. */
	outcome: string | null;
	onSent(): void;
}

const completions = { orderNumber: 'off', email: 'email' };

function useOutcome(outcome: string | null): string | null {
	const { t } = usePlatform();
	if (outcome === null) return null;
	if (outcome === 'expired' || outcome === 'invalid') return t(`orderLookUp.${outcome}`);
	const reason = t(outcome === 'limited' ? 'accounts.tooManyRequests' : 'common.unexpectedError');
	return t('orderLookUp.failed', { reason });
}

function LookUp({ outcome, onSent }: LookUpProps) {
	const { t, ask } = usePlatform();
	return (
		<>
			<RequestTitle>{t('orderLookUp.title')}</RequestTitle>
			<p className="mt-2">{t('orderLookUp.intro')}</p>
			<RequestForm
				title={t('orderLookUp.title')}
				action="/service-api/order-links"
				fields={lookUpFields.map((name) => ({
					name,
					label: t(`orderLookUp.${name}`),
					...(name === 'orderNumber' && { hint: t('orderLookUp.orderNumberHint') }),
					completion: completions[name],
					maxLength: lookUpRules[name].maxLength,
				}))}
				judge={lookUpError}
				send={async (values) => {
					await ask(requestOrderLinkDocument, trimmedLookUp(values));
					onSent();
				}}
				failed={(reason) => t('orderLookUp.failed', { reason })}
				before={useOutcome(outcome)}
				submitLabel={t('orderLookUp.send')}
			/>
			<p className="mt-6 text-sm">
				{t('orderLookUp.account')} <TextLink to="/login">{t('orderLookUp.signIn')}</TextLink>
			</p>
		</>
	);
}
