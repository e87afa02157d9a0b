// The content release: the pages once more as they will be printed, the warnings, and two confirmations. Only what is released is printed.
import { useRef, useState } from 'react';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { PagePreviews } from '../../print-data/page-previews.tsx';
import { releasePrintDataDocument } from '../../print-data/print-data.documents.ts';
import { PrintFindings } from '../../print-data/print-findings.tsx';
import type { PrintFile, PrintLine } from '../../print-data/print-line.ts';
import { usePrintLines } from './print-lines.tsx';

export interface ReleaseProps {
	line: PrintLine;
	open: boolean;
	onClose(): void;
}

const warningsOf = ({ findings }: PrintFile) => [
	...new Set(findings.flatMap(({ severity, code }) => (severity === 'warning' ? code : []))),
];

export default function ReleaseDialog({ line, open, onClose }: ReleaseProps) {
	const { t, ask } = usePlatform();
	const { askAgain } = usePrintLines();
	const [accepted, setAccepted] = useState(false);
	const [checked, setChecked] = useState(false);
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const waiting = line.data.filter(({ state }) => state === 'findings');
	const hasWarnings = waiting.some((file) => warningsOf(file).length > 0);
	const missing = t('controlTextIsRequired');
	const boxes = useRef<HTMLDivElement>(null);

	async function release(): Promise<void> {
		setTried(true);
		if (!checked || (hasWarnings && !accepted)) {
			// The boxes may be out of sight on a small screen.
			requestAnimationFrame(() => boxes.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
			return;
		}
		setBusy(true);
		setFailure(undefined);
		try {
			for (const file of waiting)
				await ask(releasePrintDataDocument, { id: file.id, acceptedCodes: accepted ? warningsOf(file) : [] });
			onClose();
		} catch (error) {
			setFailure(t('printData.notReleased', { reason: failureText(error, t) }));
		} finally {
			// Of several files some may be released although the next one failed.
			await askAgain();
			setBusy(false);
		}
	}

	return (
		<Dialog
			open={open}
			onClose={onClose}
			size="large"
			title={t('printData.releaseTitle')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} onClick={() => void release()}>
						{t('printData.release')}
					</Button>
				</>
			}
		>
			<div ref={boxes} className="grid gap-4">
				<p>{t('printData.releaseText')}</p>
				{waiting.map((file) => (
					<div key={file.id} className="grid gap-3">
						<p className="font-medium wrap-anywhere">
							{file.side !== null && `${describeSide(t, file.side)}: `}
							{file.name}
						</p>
						<PagePreviews file={file} specification={line.specification} size="large" />
						<PrintFindings file={file} />
					</div>
				))}
				{hasWarnings && (
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
				<div role="alert" className="empty:hidden">
					{failure && <Notice kind="danger">{failure}</Notice>}
				</div>
			</div>
		</Dialog>
	);
}
