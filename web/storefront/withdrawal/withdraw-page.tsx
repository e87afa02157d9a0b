// /withdraw: "Vertrag widerrufen" of every page leads here, "Widerruf bestätigen" declares it. Without an account, and without JavaScript.
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoment } from '../../../rules/formats.ts';
import { showEmail } from '../../../rules/show-email.ts';
import {
	isContractNumber,
	plainNumber,
	trimmedWithdrawal,
	type Withdrawal,
	withdrawalError,
	withdrawalFields,
	withdrawalRules,
} from '../../../rules/withdrawal/withdrawal.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Unbroken } from '../../kit/unbroken.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { NearLink } from '../../platform/near-link.tsx';
import { useRouteLocation } from '../../platform/page.ts';
import { RequestForm } from '../requests/request-form.tsx';
import { RequestPage, RequestSent, RequestTitle } from '../requests/request-page.tsx';
import { useKnownPerson } from '../requests/use-known-person.ts';
import { useSentForm } from '../requests/use-sent-form.ts';
import { declareWithdrawalDocument } from './withdrawal.documents.ts';

interface Declared extends Withdrawal {
	receivedAt: string;
}

export function Component() {
	const outcome = useRouteLocation().search.get('withdrawal');
	const [declared, setDeclared] = useState<Declared>();
	return (
		<RequestPage>
			{declared || outcome === 'received' ? (
				<Receipt declared={declared} />
			) : (
				<Declaration outcome={outcome} onDeclared={setDeclared} />
			)}
		</RequestPage>
	);
}

function Receipt({ declared }: { declared: Declared | undefined }) {
	const { t, language, timeZone } = usePlatform();
	return (
		<RequestSent
			icon={<IconCircleCheck aria-hidden size={40} className="text-accent" />}
			title={t('withdrawal.received')}
		>
			{declared ? (
				<>
					<p className="wrap-break-word">
						<Unbroken
							text={t(
								isContractNumber(declared.orderNumber) ? 'withdrawal.contractReceivedAt' : 'withdrawal.receivedAt',
								{
									moment: formatMoment(declared.receivedAt, language, timeZone),
									number: plainNumber(declared.orderNumber),
									name: declared.name,
								},
							)}
							number={plainNumber(declared.orderNumber)}
						/>
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
		</RequestSent>
	);
}

interface DeclarationProps {
	/** What became of a form that was sent without JavaScript. */
	outcome: string | null;
	onDeclared(declared: Declared): void;
}

/** Its path, without the base. */
const withdrawalPage = '/withdraw';

const completions = { name: 'name', orderNumber: 'off', email: 'email' };

function useOutcome(outcome: string | null, sent: Readonly<Record<string, string>> | undefined): string | null {
	const { t } = usePlatform();
	if (outcome === null) return null;
	if (outcome === 'invalid') {
		const wrong = withdrawalFields.filter((field) => sent && withdrawalError(field, sent[field] ?? ''));
		if (wrong.length === 0) return t('withdrawal.invalid');
		return t('common.checkFields', { fields: wrong.map((field) => t(`withdrawal.${field}`)).join(', ') });
	}
	const reason = t(outcome === 'limited' ? 'accounts.tooManyRequests' : 'common.unexpectedError');
	return t('withdrawal.failed', { reason });
}

function Declaration({ outcome, onDeclared }: DeclarationProps) {
	const { t, ask, language, shopfront, base } = usePlatform();
	const known = useKnown();
	const sent = useSentForm(withdrawalPage);
	const before = useOutcome(sent?.outcome ?? outcome, sent?.values);
	const { legal } = shopfront;
	const declare = async (values: Withdrawal) => {
		const given = trimmedWithdrawal(values);
		const answer = (await ask(declareWithdrawalDocument, { ...given, language })) as Data<
			typeof declareWithdrawalDocument
		>;
		onDeclared({ ...given, receivedAt: answer.declareWithdrawal });
	};
	return (
		<>
			<RequestTitle>{t('withdrawal.title')}</RequestTitle>
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
			<RequestForm
				title={t('withdrawal.title')}
				action={`${base}${withdrawalPage}`}
				fields={withdrawalFields.map((name) => ({
					name,
					label: t(`withdrawal.${name}`),
					...(name === 'orderNumber' && { hint: t('withdrawal.orderNumberHint') }),
					completion: completions[name],
					maxLength: withdrawalRules[name].maxLength,
				}))}
				known={known}
				judge={withdrawalError}
				send={declare}
				failed={(reason) => t('withdrawal.failed', { reason })}
				before={before}
				sent={sent?.values}
				submitLabel={t('withdrawal.confirm')}
			>
				{({ orderNumber }) => (
					<>
						<OfContract number={orderNumber} />
						<p>{t('withdrawal.declaration')}</p>
					</>
				)}
			</RequestForm>
		</>
	);
}

/** The number that a link brings along, and who is signed in. */
function useKnown(): Partial<Withdrawal> {
	const number = useRouteLocation().search.get('contract') ?? '';
	const person = useKnownPerson(withdrawalRules.name.maxLength);
	return { orderNumber: number.slice(0, withdrawalRules.orderNumber.maxLength), ...person };
}

/** Who only wants no more deliveries had better cancel. */
function OfContract({ number }: { number: string }) {
	const { t } = usePlatform();
	if (!isContractNumber(number)) return null;
	const contract = plainNumber(number);
	return (
		<Notice kind="info">
			<p>{t('withdrawal.ofContract', { number: contract })}</p>
			<p>
				<NearLink
					to={`/cancel-contract?${new URLSearchParams({ contract })}`}
					className="font-medium text-link underline underline-offset-2 hover:text-link-hover"
				>
					{t('withdrawal.toCancellation')}
				</NearLink>
			</p>
		</Notice>
	);
}
