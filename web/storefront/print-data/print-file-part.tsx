// One file of a line: its pages, what preflight has found in it, and the release.
import { useState } from 'react';
import type { Finding, FindingCode } from '../../../rules/designs/findings.ts';
import { describeFinding, describeRefusal } from '../../../rules/printing/describe-finding.ts';
import { isRefusalCode } from '../../../rules/printing/print-data.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { PagePreviews } from './page-previews.tsx';
import { releasePrintDataDocument, removePrintDataDocument } from './print-data.documents.ts';
import { type PrintFile, type PrintLine, usePrintLines } from './print-lines.tsx';

interface FileProps {
	file: PrintFile;
	specification: PrintLine['specification'];
	/** It is released and ordered: only the shop changes it. */
	isFinal: boolean;
}

export function PrintFilePart({ file, specification, isFinal }: FileProps) {
	const { t } = usePlatform();
	if (file.state === 'uploaded') return <p role="status">{t('printData.checking')}</p>;
	return (
		<div className="grid gap-3">
			<p className="font-medium wrap-anywhere">{file.name}</p>
			{file.refusal && <Refusal refusal={file.refusal} />}
			<PagePreviews file={file} specification={specification} />
			{file.state === 'findings' && <Findings file={file} />}
			{file.state === 'findings' && <Release file={file} />}
			{file.release && (
				<Notice kind="success">
					{t(file.release.byStaff ? 'printData.releasedByShop' : 'printData.releasedText')}
				</Notice>
			)}
			{!isFinal && <Removal file={file} />}
		</div>
	);
}

function Refusal({ refusal: { code, reason } }: { refusal: NonNullable<PrintFile['refusal']> }) {
	const { t } = usePlatform();
	return (
		<Notice kind="warning">
			{code === 'byShop' || !isRefusalCode(code) ? (
				<>
					<p className="font-bold">{t('printData.shopSays')}</p>
					<p className="whitespace-pre-line">{reason}</p>
				</>
			) : (
				describeRefusal(t, code)
			)}
		</Notice>
	);
}

const order = ['error', 'warning', 'hint'] as const;
const kinds = { error: 'danger', warning: 'warning', hint: 'info' } as const;

/** As the rules know it. */
const findingOf = ({ numbers, code, ...told }: PrintFile['findings'][number]): Finding => ({
	...told,
	code: code as FindingCode,
	numbers: Object.fromEntries(numbers.map(({ name, value }) => [name, value])),
	elementId: null,
	box: null,
});

function Findings({ file }: { file: PrintFile }) {
	const { t } = usePlatform();
	if (file.findings.length === 0) return <Notice kind="success">{t('printData.noFindings')}</Notice>;
	return order.map((severity) => {
		const found = file.findings.filter((one) => one.severity === severity);
		return (
			found.length > 0 && (
				<Notice key={severity} kind={kinds[severity]}>
					<p className="font-bold">{t(`printData.severity.${severity}`)}</p>
					<ul className="grid gap-2">
						{found.map((one, index) => {
							const { problem, advice } = describeFinding(t, findingOf(one));
							return (
								// biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity, and come anew as a whole
								<li key={index}>
									{one.page !== null && <span>{t('printData.onPage', { page: one.page })} </span>}
									{problem} <span className="text-muted">{advice}</span>
								</li>
							);
						})}
					</ul>
				</Notice>
			)
		);
	});
}

/** The content release: warnings are accepted, the content is confirmed. */
function Release({ file }: { file: PrintFile }) {
	const { t, ask } = usePlatform();
	const { askAgain } = usePrintLines();
	const [accepted, setAccepted] = useState(false);
	const [checked, setChecked] = useState(false);
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const warnings = [...new Set(file.findings.flatMap(({ severity, code }) => (severity === 'warning' ? code : [])))];
	if (file.findings.some(({ severity }) => severity === 'error')) return <p>{t('printData.errors')}</p>;
	const missing = t('controlTextIsRequired');
	const release = async () => {
		setTried(true);
		if (!checked || (warnings.length > 0 && !accepted)) return;
		setBusy(true);
		setFailure(undefined);
		try {
			await ask(releasePrintDataDocument, { id: file.id, acceptedCodes: accepted ? warnings : [] });
			await askAgain();
		} catch (error) {
			setFailure(t('printData.notReleased', { reason: failureText(error, t) }));
		} finally {
			setBusy(false);
		}
	};
	return (
		<div className="grid gap-3">
			{warnings.length > 0 && (
				<Checkbox
					label={t('printData.accept')}
					required
					checked={accepted}
					onChange={setAccepted}
					error={tried && !accepted ? missing : undefined}
				/>
			)}
			<Checkbox
				label={t('printData.checked')}
				required
				checked={checked}
				onChange={setChecked}
				error={tried && !checked ? missing : undefined}
			/>
			<div>
				<Button colour="primary" busy={busy} onClick={() => void release()}>
					{t('printData.release')}
				</Button>
			</div>
			{failure && <Notice kind="danger">{failure}</Notice>}
		</div>
	);
}

function Removal({ file }: { file: PrintFile }) {
	const { t, ask } = usePlatform();
	const { askAgain } = usePrintLines();
	const confirm = useConfirm();
	const [failure, setFailure] = useState<string>();
	const remove = async () => {
		const sure = await confirm({
			title: t('printData.removeAsk'),
			text: file.name,
			confirmLabel: t('printData.remove'),
			colour: 'danger',
		});
		if (!sure) return;
		await ask(removePrintDataDocument, { id: file.id }).catch((error) => setFailure(failureText(error, t)));
		await askAgain();
	};
	return (
		<div className="grid gap-2">
			<div>
				<Button size="small" onClick={() => void remove()}>
					{t('printData.remove')}
				</Button>
			</div>
			{failure && <Notice kind="danger">{failure}</Notice>}
		</div>
	);
}
