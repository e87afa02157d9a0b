// One file of a line: its pages, what preflight has found in it, and the way to remove it.
import { useState } from 'react';
import { formatMoment } from '../../../rules/formats.ts';
import { hasErrors } from '../../../rules/printing/line-summary.ts';
import { findAdmitted, type NamedFile, nameFile, nameFiles } from '../../../rules/printing/replacement.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { PagePreviews } from '../../print-data/page-previews.tsx';
import { removePrintDataDocument } from '../../print-data/print-data.documents.ts';
import { OverruledFindings, PrintFindings, PrintRefusal } from '../../print-data/print-findings.tsx';
import { type PrintFile, type PrintLine, placedFiles } from '../../print-data/print-line.ts';
import { usePrintLines } from './print-lines.tsx';

interface FileProps {
	file: PrintFile;
	specification: PrintLine['specification'];
	isOrdered: boolean;
}

function releasedKey({ state, release }: PrintFile, isOrdered: boolean) {
	if (state === 'printed') return 'printData.printedText';
	if (release?.byStaff) return 'printData.releasedByShop';
	return isOrdered ? 'printData.releasedText' : 'printData.releasedBefore';
}

export function PrintFilePart({ file, specification, isOrdered }: FileProps) {
	const { t, language, timeZone } = usePlatform();
	const isReleased = file.state === 'released' || file.state === 'printed';
	return (
		<div className="grid gap-3">
			<p className="font-medium wrap-anywhere">
				{file.side !== null && `${describeSide(t, file.side)}: `}
				{file.name}
			</p>
			{file.byStaff && (
				<Notice kind="info">
					{t('printData.sentByShop', { at: formatMoment(file.uploadedAt, language, timeZone) })}
				</Notice>
			)}
			{file.state === 'uploaded' && <p role="status">{t('printData.checking')}</p>}
			{file.refusal && <PrintRefusal refusal={file.refusal} />}
			{file.isReleaseRevoked && <RevokedNotice file={file} />}
			<PagePreviews file={file} specification={specification} />
			{file.state === 'findings' && <PrintFindings file={file} />}
			{file.release && isReleased && <ReleaseNotice file={file} isOrdered={isOrdered} />}
			{!(isOrdered && isReleased) && <Removal file={file} />}
		</div>
	);
}

/** Until it is released again: what was right is not any more, or has to be looked at once more. */
export function RevokedNotice({ file }: Pick<FileProps, 'file'>) {
	const { t } = usePlatform();
	return (
		<Notice kind="warning">
			{t(hasErrors([file]) ? 'printData.releaseRevokedErrors' : 'printData.releaseRevoked')}
		</Notice>
	);
}

/** What the shop has overruled stays in view: the customer may know better. */
export function ReleaseNotice({ file, isOrdered }: Pick<FileProps, 'file' | 'isOrdered'>) {
	const { t } = usePlatform();
	return (
		<>
			<Notice kind="success">{t(releasedKey(file, isOrdered))}</Notice>
			{file.release?.byStaff && <OverruledFindings file={file} intro={t('printData.overruled')} />}
		</>
	);
}

/** Late files count once the file is removed. */
export function describeRemoval(t: Translate, file: PrintFile, lines: readonly PrintLine[]): string {
	const line = lines.find(({ data }) => data.some(({ id }) => id === file.id));
	if (!line) return file.name;
	const { sides, late } = placedFiles(line, line.data);
	const staying = line.data.filter(({ id }) => id !== file.id);
	const admitted = findAdmitted(late, staying);
	const faulty = admitted.filter((one) => hasErrors([one]));
	const given = (named: readonly NamedFile[]) => ({ files: nameFiles(t, named, sides), count: named.length });
	return [
		t('printData.removeText', { file: nameFile(t, file, sides) }),
		...(admitted.length > 0 ? [t('printData.removeAdmits', given(admitted))] : []),
		...(faulty.length > 0 ? [t('printData.removeAdmitsErrors', given(faulty))] : []),
	].join(' ');
}

function Removal({ file }: { file: PrintFile }) {
	const { t, ask } = usePlatform();
	const { lines, askAgain } = usePrintLines();
	const confirm = useConfirm();
	const [failure, setFailure] = useState<string>();
	const remove = async () => {
		const sure = await confirm({
			title: t('printData.removeAsk'),
			text: describeRemoval(t, file, lines),
			confirmLabel: t('printData.remove'),
			colour: 'danger',
		});
		if (!sure) return;
		setFailure(undefined);
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
			<div role="alert" className="empty:hidden">
				{failure && <Notice kind="danger">{failure}</Notice>}
			</div>
		</div>
	);
}
