// The way in for the files of a line: one with all pages, or one for each side.
import { useState } from 'react';
import { mostSingleSides, takesPictures } from '../../../rules/printing/print-data.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { Notice } from '../../kit/notice.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { PrintLine } from '../../print-data/print-line.ts';
import { UploadField } from '../../print-data/upload-field.tsx';
import { useHasSideUploads, usePrintUpload } from '../../print-data/use-print-upload.ts';
import { useIsOnVisit } from '../cart/use-visit.ts';
import { usePrintLines } from './print-lines.tsx';

const isSettled = (state: string) => state === 'released' || state === 'printed';

export function SideUploads({ line }: { line: PrintLine }) {
	const { t } = usePlatform();
	const { specification, data } = line;
	const { sides } = specification;
	const [chosen, setChosen] = useState<'all' | 'each'>();
	const hasSides = useHasSideUploads(line.itemId) || data.some(({ side }) => side !== null);
	const way = chosen ?? (hasSides ? 'each' : 'all');
	const mayChoose = sides.length > 1 && sides.length <= mostSingleSides;
	const isLate = line.isOrdered || specification.dataRequirement === 'now';
	const files = takesPictures(sides.length, null)
		? t('printData.file')
		: t('printData.onePdf', { count: sides.length });
	const later = useIsOnVisit() ? 'printData.fileHintVisit' : 'printData.fileHint';
	const hint = `${files}. ${t(isLate ? 'printData.fileHintNow' : later)}`;
	/** What is released and ordered is changed by the shop alone. */
	const isOpen = (side: string | null) =>
		!line.isOrdered || !data.some((file) => (side === null || file.side === side) && isSettled(file.state));
	return (
		<>
			{mayChoose && (
				<RadioGroup<'all' | 'each'>
					label={t('printData.way')}
					value={way}
					onChange={setChosen}
					choices={[
						{ value: 'all', label: t('printData.way.all', { count: sides.length }) },
						{ value: 'each', label: t('printData.way.each') },
					]}
				/>
			)}
			{mayChoose && way === 'each' && data.some((file) => file.side === null) && (
				<Notice kind="warning">{t('printData.eachReplaces')}</Notice>
			)}
			{mayChoose && way === 'each'
				? sides.filter(isOpen).map((side) => <SideUpload key={side} line={line} side={side} hint={hint} />)
				: isOpen(null) && <SideUpload line={line} side={null} hint={hint} />}
		</>
	);
}

interface SideProps {
	line: PrintLine;
	/** Null: one file with all pages. */
	side: string | null;
	hint: string;
}

function SideUpload({ line, side, hint }: SideProps) {
	const { t } = usePlatform();
	const { askAgain } = usePrintLines();
	const upload = usePrintUpload({ itemId: line.itemId, side }, askAgain);
	const send = async (file: File) => {
		// What the page shows may be older than an order from another tab.
		if (!(await upload.send(line.itemId, file))) await askAgain();
	};
	const isThere = side === null ? line.data.length > 0 : line.data.some((file) => file.side === side);
	const label =
		side === null
			? t(isThere ? 'printData.replace' : 'printData.upload')
			: t(isThere ? 'printData.replaceSide' : 'printData.uploadSide', { side: describeSide(t, side) });
	const hasPictures = takesPictures(line.specification.sides.length, side);
	return <UploadField {...{ label, hint, side, hasPictures, upload }} onChoose={(file) => void send(file)} />;
}
