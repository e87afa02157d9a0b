// /withdraw: "Vertrag widerrufen" of every page leads here, "Widerruf bestätigen" declares it. Without an account, and without
// JavaScript: then the form is sent, and the page that follows says what has become of it.
import { IconCircleCheck } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { faultText } from '../../../rules/fields.ts';
import { formatMoment } from '../../../rules/formats.ts';
import { showEmail } from '../../../rules/show-email.ts';
import {
	trimmedWithdrawal,
	type Withdrawal,
	type WithdrawalField,
	withdrawalFault,
	withdrawalFields,
	withdrawalRules,
	wrongField,
} from '../../../rules/withdrawal/withdrawal.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Look } from '../../kit/look.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { NearLink } from '../../platform/near-link.tsx';
import { usePlace } from '../../platform/page.ts';
import { focusField, Watched } from '../checkout/watched.tsx';
import { declareWithdrawalDocument } from './withdrawal.documents.ts';

interface Declared extends Withdrawal {
	receivedAt: string;
}

export function Component() {
	const outcome = usePlace().search.get('withdrawal');
	const [declared, setDeclared] = useState<Declared>();
	return (
		<Look name="shop" className="fills-page bg-raised">
			<div className="mx-auto max-w-2xl px-4 py-8 phone:px-8 desktop:py-16">
				<div className="rounded-theme border border-line bg-surface p-5 text-text phone:p-8">
					{declared || outcome === 'received' ? (
						<Receipt declared={declared} />
					) : (
						<Declaration outcome={outcome} onDeclared={setDeclared} />
					)}
				</div>
			</div>
		</Look>
	);
}

function Receipt({ declared }: { declared: Declared | undefined }) {
	const { t, language } = usePlatform();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div role="status" className="grid gap-4">
			<IconCircleCheck aria-hidden size={40} className="text-accent" />
			<h1
				ref={heading}
				tabIndex={-1}
				className="font-heading text-2xl font-bold hyphens-auto wrap-break-word outline-none phone:text-3xl"
			>
				{t('withdrawal.received')}
			</h1>
			{declared ? (
				<>
					<p className="wrap-break-word">
						{t('withdrawal.receivedAt', {
							moment: formatMoment(declared.receivedAt, language),
							number: declared.orderNumber,
							name: declared.name,
						})}
					</p>
					<p className="wrap-break-word">{t('withdrawal.receipt', { email: showEmail(declared.email) })}</p>
				</>
			) : (
				<p>{t('withdrawal.receiptPlain')}</p>
			)}
			<p>{t('withdrawal.next')}</p>
			<div>
				<ButtonLink to="/">{t('withdrawal.toShop')}</ButtonLink>
			</div>
		</div>
	);
}

interface DeclarationProps {
	/** What became of a form that was sent without JavaScript. */
	outcome: string | null;
	onDeclared(declared: Declared): void;
}

const completions = { name: 'name', orderNumber: 'off', email: 'email' };

function Declaration({ outcome, onDeclared }: DeclarationProps) {
	const { t, language, shopfront } = usePlatform();
	const { legal } = shopfront;
	const form = useDeclaration(onDeclared);
	const before =
		outcome === 'invalid'
			? t('withdrawal.invalid')
			: outcome === 'limited'
				? t('withdrawal.failed', { reason: t('accounts.tooManyRequests') })
				: outcome && t('withdrawal.failed', { reason: t('common.unexpectedError') });
	return (
		<>
			<h1 className="font-heading text-2xl font-bold hyphens-auto wrap-break-word phone:text-3xl">
				{t('withdrawal.title')}
			</h1>
			<p className="mt-2">{t('withdrawal.intro')}</p>
			<p className="mt-2 text-sm text-muted">{t('withdrawal.personalised')}</p>
			{legal.withdrawal && (
				<p className="mt-2 text-sm">
					<NearLink
						to={`/${legal.withdrawal.slug}`}
						className="font-medium text-link underline underline-offset-2 hover:text-link-hover"
					>
						{legal.withdrawal.title}
					</NearLink>
				</p>
			)}
			<form
				aria-label={t('withdrawal.title')}
				method="post"
				action="/service-api/withdrawals"
				noValidate
				onSubmit={form.send}
				className="mt-6 grid gap-5"
			>
				<input type="hidden" name="language" value={language} />
				<p className="text-sm text-hint">{t('common.requiredFields')}</p>
				{withdrawalFields.map((field) => (
					<Watched key={field} name={field} onLeave={() => form.leave(field)}>
						<TextField
							label={t(`withdrawal.${field}`)}
							hint={field === 'orderNumber' ? t('withdrawal.orderNumberHint') : undefined}
							name={field}
							required
							kind={field === 'email' ? 'email' : 'text'}
							maxLength={withdrawalRules[field].maxLength}
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
				<p>{t('withdrawal.declaration')}</p>
				<div>
					<Button type="submit" colour="primary" size="large" busy={form.busy}>
						{t('withdrawal.confirm')}
					</Button>
				</div>
			</form>
		</>
	);
}

const nothing: Withdrawal = { name: '', orderNumber: '', email: '' };

function useDeclaration(onDeclared: (declared: Declared) => void) {
	const { t, ask, language } = usePlatform();
	const [values, setValues] = useState(nothing);
	const [left, setLeft] = useState<ReadonlySet<WithdrawalField>>(new Set());
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (busy) return;
		setLeft(new Set(withdrawalFields));
		setFailure(undefined);
		const wrong = wrongField(values);
		if (wrong) return focusField(wrong);
		setBusy(true);
		const given = trimmedWithdrawal(values);
		try {
			const answer = (await ask(declareWithdrawalDocument, { ...given, language })) as Data<
				typeof declareWithdrawalDocument
			>;
			onDeclared({ ...given, receivedAt: answer.declareWithdrawal });
		} catch (error) {
			setFailure(t('withdrawal.failed', { reason: failureText(error, t) }));
			setBusy(false);
		}
	};
	return {
		values,
		busy,
		failure,
		send,
		set: (field: WithdrawalField, value: string) => setValues((before) => ({ ...before, [field]: value })),
		leave: (field: WithdrawalField) => setLeft((before) => new Set([...before, field])),
		errorOf(field: WithdrawalField): string | null {
			const found = left.has(field) ? withdrawalFault(field, values[field]) : undefined;
			return found ? faultText(found, t) : null;
		},
	};
}
