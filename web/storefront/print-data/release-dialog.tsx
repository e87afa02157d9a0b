// The content release: the pages once more as they will be printed, the warnings, and two confirmations. Only what is released is printed.
import { useEffect, useRef, useState } from 'react';
import { hasErrors } from '../../../rules/printing/line-summary.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useCloseOnBack } from '../../platform/close-on-back.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { PagePreviews } from '../../print-data/page-previews.tsx';
import { releasePrintDataDocument } from '../../print-data/print-data.documents.ts';
import { PrintFindings } from '../../print-data/print-findings.tsx';
import type { PrintFile, PrintLine } from '../../print-data/print-line.ts';
import { RevokedNotice } from './print-file-part.tsx';
import { usePrintLines } from './print-lines.tsx';
import { warningsOf } from './seen-files.ts';
import { useReleaseTicks } from './use-release-ticks.ts';

export interface ReleaseProps {
	line: PrintLine;
	open: boolean;
	onClose(): void;
}

export default function ReleaseDialog({ line, open, onClose }: ReleaseProps) {
	const { t, ask } = usePlatform();
	const { askAgain } = usePrintLines();
	const [busy, setBusy] = useState(false);
	const waiting = line.data.filter(({ state }) => state === 'findings');
	const { accepted, checked, tried, isChanged, failure, change } = useReleaseTicks(open, waiting);
	useCloseOnBack(open, onClose);
	const isFaulty = hasErrors(line.data);
	const hasWarnings = waiting.some((file) => warningsOf(file).length > 0);
	const missing = tried ? t('controlTextIsRequired') : undefined;
	const boxes = useRef<HTMLDivElement>(null);

	async function release(): Promise<void> {
		change({ tried: true });
		if (!checked || (hasWarnings && !accepted)) {
			// The boxes may be out of sight on a small screen.
			requestAnimationFrame(() => boxes.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
			return;
		}
		setBusy(true);
		change({ isChanged: false, failure: undefined });
		try {
			for (const file of waiting)
				await ask(releasePrintDataDocument, { id: file.id, acceptedCodes: accepted ? warningsOf(file) : [] });
			onClose();
		} catch (error) {
			change({ failure: t('printData.notReleased', { reason: failureText(error, t) }) });
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
					<Button
						colour="primary"
						busy={busy}
						disabled={waiting.length === 0 || isFaulty}
						onClick={() => void release()}
					>
						{t('printData.release')}
					</Button>
				</>
			}
		>
			<div ref={boxes} className="grid gap-4">
				<Message isChanged={isChanged} failure={failure} />
				<p>{t('printData.releaseText')}</p>
				{waiting.length === 0 && <p role="status">{t('printData.checking')}</p>}
				{waiting.map((file) => (
					<ShownFile key={file.id} file={file} specification={line.specification} />
				))}
				{isFaulty && <p>{t('printData.errors')}</p>}
				{hasWarnings && (
					<Checkbox
						label={t('printData.accept')}
						required
						checked={accepted}
						onChange={(isOn) => change({ accepted: isOn })}
						error={accepted ? undefined : missing}
					/>
				)}
				<Checkbox
					label={t('printData.checked')}
					required
					checked={checked}
					onChange={(isOn) => change({ checked: isOn })}
					error={checked ? undefined : missing}
				/>
			</div>
		</Dialog>
	);
}

/** Above the pages, which are larger than a screen, and with the focus: nobody releases past it. */
function Message({ isChanged, failure }: { isChanged: boolean; failure: string | undefined }) {
	const { t } = usePlatform();
	const place = useRef<HTMLDivElement>(null);
	const isThere = isChanged || failure !== undefined;
	useEffect(() => {
		if (isThere) place.current?.focus();
	}, [isThere]);
	return (
		<div ref={place} role="alert" tabIndex={-1} className="outline-none empty:hidden">
			{isChanged && <Notice kind="warning">{t('printData.changedMeanwhile')}</Notice>}
			{failure && !isChanged && <Notice kind="danger">{failure}</Notice>}
		</div>
	);
}

function ShownFile({ file, specification }: { file: PrintFile } & Pick<PrintLine, 'specification'>) {
	const { t } = usePlatform();
	return (
		<div className="grid gap-3">
			<p className="font-medium wrap-anywhere">
				{file.side !== null && `${describeSide(t, file.side)}: `}
				{file.name}
			</p>
			{file.isReleaseRevoked && <RevokedNotice file={file} />}
			<PagePreviews file={file} specification={specification} size="large" />
			<PrintFindings file={file} />
		</div>
	);
}
