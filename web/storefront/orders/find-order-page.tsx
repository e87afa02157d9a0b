// /orders/find: who has ordered as a guest is sent a link to the order. Also without JavaScript: then the form is sent, and the page that
// follows says what has become of it.
import { IconMailForward } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { faultText } from '../../../rules/fields.ts';
import {
	type LookUpField,
	lookUpError,
	lookUpFields,
	lookUpRules,
	type OrderLookUp,
	trimmedLookUp,
	wrongLookUpField,
} from '../../../rules/orders/look-up.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Look } from '../../kit/look.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { usePlace } from '../../platform/page.ts';
import { focusField, Watched } from '../checkout/watched.tsx';
import { requestOrderLinkDocument } from './orders.documents.ts';

export function Component() {
	const outcome = usePlace().search.get('lookup');
	const [sent, setSent] = useState(false);
	return (
		<Look name="shop" className="fills-page bg-raised">
			<div className="mx-auto max-w-2xl px-4 py-8 phone:px-8 desktop:py-16">
				<div className="rounded-theme border border-line bg-surface p-5 text-text phone:p-8">
					{sent || outcome === 'sent' ? <Sent /> : <LookUp outcome={outcome} onSent={() => setSent(true)} />}
				</div>
			</div>
		</Look>
	);
}

const headline = 'font-heading text-2xl font-bold hyphens-auto wrap-break-word phone:text-3xl';

function Sent() {
	const { t, base } = usePlatform();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div role="status" className="grid gap-4">
			<IconMailForward aria-hidden size={40} className="text-accent" />
			<h1 ref={heading} tabIndex={-1} className={`${headline} outline-none`}>
				{t('orderLookUp.sent')}
			</h1>
			<p>{t('orderLookUp.sentText')}</p>
			<p>
				{/* A whole new page: the form begins empty. */}
				<a className="font-medium text-link underline underline-offset-2" href={`${base}/orders/find`}>
					{t('orderLookUp.again')}
				</a>
			</p>
		</div>
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
	const { t, language } = usePlatform();
	const form = useLookUp(onSent);
	const before = useOutcome(outcome);
	return (
		<>
			<h1 className={headline}>{t('orderLookUp.title')}</h1>
			<p className="mt-2">{t('orderLookUp.intro')}</p>
			<form
				aria-label={t('orderLookUp.title')}
				method="post"
				action="/service-api/order-links"
				noValidate
				onSubmit={form.send}
				className="mt-6 grid gap-5"
			>
				<input type="hidden" name="language" value={language} />
				<p className="text-sm text-hint">{t('common.requiredFields')}</p>
				{lookUpFields.map((field) => (
					<Watched key={field} name={field} onLeave={() => form.leave(field)}>
						<TextField
							label={t(`orderLookUp.${field}`)}
							hint={field === 'orderNumber' ? t('orderLookUp.orderNumberHint') : undefined}
							name={field}
							required
							kind={field === 'email' ? 'email' : 'text'}
							maxLength={lookUpRules[field].maxLength}
							autoComplete={completions[field]}
							value={form.values[field]}
							onChange={(value) => form.set(field, value)}
							error={form.errorOf(field)}
						/>
					</Watched>
				))}
				<div role="status" className="empty:hidden">
					{(form.failure ?? before) && <Notice kind="danger">{form.failure ?? before}</Notice>}
				</div>
				<div>
					<Button type="submit" colour="primary" size="large" busy={form.busy}>
						{t('orderLookUp.send')}
					</Button>
				</div>
			</form>
			<p className="mt-6 text-sm">
				{t('orderLookUp.account')} <TextLink to="/login">{t('orderLookUp.signIn')}</TextLink>
			</p>
		</>
	);
}

const nothing: OrderLookUp = { orderNumber: '', email: '' };

function useLookUp(onSent: () => void) {
	const { t, ask } = usePlatform();
	const [values, setValues] = useState(nothing);
	const [left, setLeft] = useState<ReadonlySet<LookUpField>>(new Set());
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (busy) return;
		setLeft(new Set(lookUpFields));
		setFailure(undefined);
		const wrong = wrongLookUpField(values);
		if (wrong) return focusField(wrong);
		setBusy(true);
		try {
			await ask(requestOrderLinkDocument, trimmedLookUp(values));
			onSent();
		} catch (error) {
			setFailure(t('orderLookUp.failed', { reason: failureText(error, t) }));
			setBusy(false);
		}
	};
	return {
		values,
		busy,
		failure,
		send,
		set: (field: LookUpField, value: string) => setValues((before) => ({ ...before, [field]: value })),
		leave: (field: LookUpField) => setLeft((before) => new Set([...before, field])),
		errorOf(field: LookUpField): string | null {
			const found = left.has(field) ? lookUpError(field, values[field]) : undefined;
			return found ? faultText(found, t) : null;
		},
	};
}
