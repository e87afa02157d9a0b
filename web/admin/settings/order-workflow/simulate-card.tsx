// Which rule would decide about an order, and who would be asked: the same rules that the checkout checks.
import { type FormEvent, useState } from 'react';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { MoneyField } from '../shipping/amount-fields.tsx';
import { PeoplePicker, ProductPicker } from './name-picker.tsx';
import { simulateDocument } from './rules.documents.ts';

type Simulation = Data<typeof simulateDocument>['simulateApproval'];

export function SimulateCard() {
	const { t, ask } = usePlatform();
	const [buyer, setBuyer] = useState<readonly string[]>([]);
	const [net, setNet] = useState<number | undefined>(10_000);
	const [productIds, setProducts] = useState<readonly string[]>([]);
	const [costCentre, setCostCentre] = useState('');
	const [overBudget, setOverBudget] = useState(false);
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [result, setResult] = useState<Simulation>();
	const [failure, setFailure] = useState<string>();
	const [buyerId] = buyer;
	const isNet = net !== undefined && !Number.isNaN(net);
	/** What was found out is about another order. */
	const changing =
		<Value,>(set: (value: Value) => void) =>
		(value: Value) => {
			set(value);
			setResult(undefined);
		};
	const run = async (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		setFailure(undefined);
		if (!buyerId || !isNet || busy) return;
		setBusy(true);
		try {
			const order = { buyerId, net, productIds: [...productIds], costCentre: costCentre.trim() || null, overBudget };
			const data = (await ask(simulateDocument, { order })) as Data<typeof simulateDocument>;
			setResult(data.simulateApproval);
		} catch (error) {
			setFailure(failureText(error, t));
		} finally {
			setBusy(false);
		}
	};
	return (
		<Card heading="h2" title={t('approvalRules.simulate')}>
			<form noValidate onSubmit={run} className="grid gap-4">
				<p className="max-w-prose text-muted">{t('approvalRules.simulateText')}</p>
				<div className="grid items-start gap-4 phone:grid-cols-2">
					<PeoplePicker
						label={t('approvalRules.simulateBuyer')}
						most={1}
						value={buyer}
						onChange={changing(setBuyer)}
						error={tried && !buyerId ? t('approvalRules.simulateBuyerMissing') : null}
					/>
					<ProductPicker label={t('approvalRules.products')} value={productIds} onChange={changing(setProducts)} />
					<MoneyField
						label={t('approvalRules.simulateNet')}
						required
						value={net}
						onChange={changing(setNet)}
						error={tried && !isNet ? t('approvalRules.totalWrong') : undefined}
					/>
					<TextField
						label={t('approvalRules.simulateCostCentre')}
						maxLength={64}
						value={costCentre}
						onChange={changing(setCostCentre)}
					/>
				</div>
				<Checkbox label={t('approvalRules.overBudget')} checked={overBudget} onChange={changing(setOverBudget)} />
				<div>
					<Button type="submit" busy={busy}>
						{t('approvalRules.simulateRun')}
					</Button>
				</div>
				<div role="status" className="grid gap-3">
					{failure && <Notice kind="danger">{`${t('approvalRules.simulateFailed')} ${failure}`}</Notice>}
					{result && <CostCentreHint code={costCentre.trim()} open={result.costCentres} />}
					{result && <Result result={result} />}
				</div>
			</form>
		</Card>
	);
}

interface HintProps {
	/** As it was typed. */
	code: string;
	/** To the buyer. */
	open: readonly string[];
}

/** The result holds for an order that could not be placed: nobody should take it for an answer. */
function CostCentreHint({ code, open }: HintProps) {
	const { t, language } = usePlatform();
	const codes = new Intl.ListFormat(language, { type: 'disjunction' }).format(open);
	if (code === '' && open.length > 0)
		return <Notice kind="warning">{t('approvalRules.simulateNeedsCentre', { codes })}</Notice>;
	if (code === '' || open.includes(code)) return null;
	return (
		<Notice kind="warning">
			{open.length > 0
				? t('approvalRules.simulateOtherCentre', { code, codes })
				: t('approvalRules.simulateNoCentre', { code })}
		</Notice>
	);
}

function Result({ result: { isNeeded, ruleName, steps, deadlineDays } }: { result: Simulation }) {
	const { t, language } = usePlatform();
	if (!isNeeded) return <Notice kind="success">{t('approvalRules.simulateNone')}</Notice>;
	const list = new Intl.ListFormat(language, { type: 'disjunction' });
	return (
		<Notice kind="info">
			<p className="font-medium">
				{ruleName === null ? t('approvalRules.simulateBudget') : t('approvalRules.simulateRule', { name: ruleName })}
			</p>
			<ol className="mt-1">
				{steps.map(({ names }, index) => {
					const number = index + 1;
					return (
						<li key={number}>
							{names.length > 0
								? t('approvalRules.simulateStep', { number, names: list.format(names) })
								: t('approvalRules.simulateShop', { number })}
						</li>
					);
				})}
			</ol>
			{deadlineDays !== null && (
				<p className="mt-1">
					{t('approvalRules.deadlineDays')}: {deadlineDays}
				</p>
			)}
		</Notice>
	);
}
