// One file of a line: its pages, what preflight has found in it, and the release.
import { useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { PagePreviews } from '../../print-data/page-previews.tsx';
import { releasePrintDataDocument, removePrintDataDocument } from '../../print-data/print-data.documents.ts';
import { PrintFindings, PrintRefusal } from '../../print-data/print-findings.tsx';
import type { PrintFile, PrintLine } from '../../print-data/print-line.ts';
import { usePrintLines } from './print-lines.tsx';

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
			{file.refusal && <PrintRefusal refusal={file.refusal} />}
			<PagePreviews file={file} specification={specification} />
			{file.state === 'findings' && <PrintFindings findings={file.findings} />}
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
