// The test of a purchasing system: the test buyer of the demo talks to the shop over HTTP, and each step says how it went.
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { PlainTextKey } from '../../../../rules/messages/groups.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { testProcurementBuyerDocument } from './procurement.documents.ts';

type Step = Data<typeof testProcurementBuyerDocument>['testProcurementBuyer'][number];

export function BuyerTest({ id }: { id: string }) {
	const { t } = usePlatform();
	const change = useChange();
	const [busy, setBusy] = useState(false);
	const [steps, setSteps] = useState<readonly Step[]>();
	const [failure, setFailure] = useState<string>();
	const test = async () => {
		setBusy(true);
		setFailure(undefined);
		setSteps(undefined);
		try {
			setSteps((await change(testProcurementBuyerDocument, { id })).testProcurementBuyer);
		} catch (error) {
			setFailure(`${t('procurement.testFailed')} ${failureText(error, t)}`);
		}
		setBusy(false);
	};
	return (
		<Card heading="h2" title={t('procurement.test')}>
			<div className="grid gap-4">
				<p className="max-w-prose text-muted">{t('procurement.testText')}</p>
				<div>
					<Button busy={busy} onClick={() => void test()}>
						{t('procurement.testButton')}
					</Button>
				</div>
				<div role="status" className="empty:hidden">
					{failure && <Notice kind="danger">{failure}</Notice>}
					{steps && <Steps steps={steps} />}
				</div>
			</div>
		</Card>
	);
}

function Steps({ steps }: { steps: readonly Step[] }) {
	const { t } = usePlatform();
	return (
		<ul className="grid gap-2">
			{steps.map(({ step, passed, detail }) => (
				<li key={step} className="flex gap-2">
					{passed ? (
						<IconCheck aria-hidden size={20} className="shrink-0" />
					) : (
						<IconX aria-hidden size={20} className="shrink-0 text-danger" />
					)}
					<span className="min-w-0 wrap-anywhere">
						{t(`procurement.step.${step}` as PlainTextKey)}:{' '}
						<strong>{t(passed ? 'procurement.testPassed' : 'procurement.testNotPassed')}</strong>
						{detail && <span className="text-muted"> ({detail})</span>}
					</span>
				</li>
			))}
		</ul>
	);
}
