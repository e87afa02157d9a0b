// What keeps this cart from being ordered, and what can be done about it: said before anybody presses the button.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import { isUnready, type OrderProblem } from '../../../rules/checkout/problems.ts';
import type { LineSummary } from '../../../rules/printing/line-summary.ts';
import { readField } from '../../account/field-elements.ts';
import { userFieldsQuery } from '../../account/field-queries.ts';
import type { userFieldsDocument } from '../../account/fields.documents.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Button } from '../../kit/button.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { toQueryOptions } from '../../platform/page.ts';
import type { CheckoutLine, CheckoutResult } from './checkout-result.ts';
import { useLineSummaries } from './use-line-summaries.ts';

/** The fields of the form tell the others themselves. */
const told: readonly OrderProblem[] = ['lines', 'profile', 'guest', 'account', 'terms'];

export const blocks = ({ problems }: CheckoutResult): boolean => problems.some((problem) => told.includes(problem));

interface ProblemsProps {
	checkout: CheckoutResult;
	/** The shopper has seen what these lines cost now. */
	onAccept(ids: string[]): Promise<void>;
}

export function Problems({ checkout, onAccept }: ProblemsProps) {
	const { t, base } = usePlatform();
	const { summaryOf } = useLineSummaries(checkout);
	const lines = checkout.lines.filter(({ problem }) => problem !== null);
	const dearer = lines.filter(({ problem }) => problem === 'price');
	const others = lines.filter(({ problem }) => problem !== 'price');
	const cheaper = checkout.lines.filter(
		({ problem, seenTotal, total }) => problem === null && seenTotal !== null && total !== null && seenTotal > total,
	);
	const back = new URLSearchParams({ deepLink: encodeDeepLink(`${base}/checkout`) });
	return (
		<section id="problems" tabIndex={-1} aria-label={t('checkout.problems')} className="grid gap-3 outline-none">
			{others.length > 0 && (
				<Notice kind="danger">
					<p className="font-bold">{t(headlineOf(others))}</p>
					<ul className="mt-1 list-disc ps-5">
						{others.map((line) => (
							<li key={line.id}>
								<LineProblem line={line} currency={checkout.currency} dataSummary={summaryOf(line.id)} />
							</li>
						))}
					</ul>
					<p className="mt-2">
						<TextLink to="/cart">{t('checkout.toCart')}</TextLink>
					</p>
				</Notice>
			)}
			{dearer.length > 0 && <ChangedPrices lines={dearer} currency={checkout.currency} onAccept={onAccept} />}
			{cheaper.length > 0 && <FallenPrices lines={cheaper} currency={checkout.currency} />}
			{checkout.problems.includes('terms') && <Notice kind="danger">{t('checkout.problem.terms')}</Notice>}
			{checkout.problems.includes('profile') && <MissingProfile fields={checkout.missingProfileFields} />}
			{checkout.problems.includes('guest') && (
				<Notice kind="danger">
					{t('checkout.problem.guest')} <TextLink to={`/login?${back}`}>{t('checkout.signIn')}</TextLink>{' '}
					<TextLink to={`/signup?${back}`}>{t('checkout.register')}</TextLink>
				</Notice>
			)}
			{checkout.problems.includes('account') && (
				<Notice kind="danger">
					{t('checkout.problem.account')} <TextLink to={`/login?${back}`}>{t('checkout.signIn')}</TextLink>{' '}
					<TextLink to={`/signup?${back}`}>{t('checkout.register')}</TextLink>
				</Notice>
			)}
		</section>
	);
}

/** What all of them have in common. */
function headlineOf(lines: readonly CheckoutLine[]) {
	if (lines.every(({ problem }) => problem === 'subscription')) return 'checkout.problem.apart';
	return lines.every(({ problem }) => isUnready(problem)) ? 'checkout.problems' : 'checkout.problem.lines';
}

interface LinesProps {
	lines: readonly CheckoutLine[];
	currency: string;
	onAccept: ProblemsProps['onAccept'];
}

function ChangedPrices({ lines, currency, onAccept }: LinesProps) {
	const { t } = usePlatform();
	const [busy, setBusy] = useState(false);
	const accept = async () => {
		setBusy(true);
		await onAccept(lines.map(({ id }) => id)).finally(() => setBusy(false));
		// The button is gone with the focus on it: what comes next is to look at the sum.
		document.getElementById('order-title')?.focus();
	};
	return (
		<Notice kind="warning">
			<ul className="grid gap-1">
				{lines.map((line) => (
					<li key={line.id}>
						<LineProblem line={line} currency={currency} />
					</li>
				))}
			</ul>
			<div className="mt-3 flex flex-wrap items-center gap-3">
				<Button size="small" busy={busy} onClick={accept}>
					{t('checkout.acceptPrices')}
				</Button>
				<TextLink to="/cart">{t('checkout.toCart')}</TextLink>
			</div>
		</Notice>
	);
}

/** Nobody has to agree to paying less. */
function FallenPrices({ lines, currency }: Pick<LinesProps, 'lines' | 'currency'>) {
	const { t } = usePlatform();
	const { money } = useAmounts(currency);
	return (
		<Notice kind="info">
			<ul className="grid gap-1">
				{lines.map(({ id, name, seenTotal, total }) => (
					<li key={id}>{t('checkout.priceFell', { name, before: money(seenTotal ?? 0), now: money(total ?? 0) })}</li>
				))}
			</ul>
		</Notice>
	);
}

interface LineProblemProps {
	line: CheckoutLine;
	currency: string;
	/** How far its print data is; undefined until that is known. */
	dataSummary?: LineSummary | undefined;
}

export function LineProblem({ line, currency, dataSummary = 'missing' }: LineProblemProps) {
	const { t, base } = usePlatform();
	const { money, number } = useAmounts(currency);
	const { name, problem } = line;
	if (problem === null) return null;
	if (problem === 'price')
		return t('checkout.problem.price', { name, before: money(line.seenTotal ?? 0), now: money(line.total ?? 0) });
	const count = line.available ?? 0;
	if (problem === 'stock') return t('checkout.problem.stock', { name, available: number(count), count });
	if (problem === 'design' && line.designId)
		return (
			<>
				{t('checkout.problem.design', { name })}{' '}
				<a href={`${base}/designs/${line.designId}`} className="text-link underline underline-offset-2">
					{t('checkout.checkDesign')}
				</a>
			</>
		);
	// What is to be done depends on how far its data is.
	if (problem === 'printData')
		return t(`checkout.problem.printData.${dataSummary === 'later' ? 'missing' : dataSummary}`, { name });
	return t(`checkout.problem.${problem}`, { name });
}

function MissingProfile({ fields }: { fields: readonly string[] }) {
	const platform = usePlatform();
	const { t, language } = platform;
	const { data } = useQuery(toQueryOptions(platform, userFieldsQuery(platform)));
	const known = (data as Data<typeof userFieldsDocument> | undefined)?.userGenericFields.map(readField) ?? [];
	const labels = fields.map((name) => known.find(({ fieldName }) => fieldName === name)?.label ?? name);
	const listed = new Intl.ListFormat(language, { type: 'conjunction' }).format(labels);
	return (
		<Notice kind="danger">
			{t('checkout.problem.profile', { fields: listed, count: labels.length })}{' '}
			<TextLink to="/account#profile">{t('checkout.toProfile')}</TextLink>
		</Notice>
	);
}
