// The print data of one line: what it should be, the upload, the pages with trim and safe area, what was found, and the release.
import { useId } from 'react';
import { toMillimetres } from '../../../rules/designs/units.ts';
import { formatNumber } from '../../../rules/formats.ts';
import { mostUploadBytes } from '../../../rules/printing/print-data.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { FileField } from '../../kit/file-field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { PrintLine } from '../../print-data/print-line.ts';
import { usePrintUpload } from '../../print-data/use-print-upload.ts';
import { PrintFilePart } from './print-file-part.tsx';
import { usePrintLines } from './print-lines.tsx';

const accepted = '.pdf,.jpg,.jpeg,.png,.tif,.tiff,.svg';

/** Nothing for a line that is not printed from data. */
export function PrintDataPart({ itemId }: { itemId: string | null }) {
	const { lines } = usePrintLines();
	const line = lines.find((one) => one.itemId === itemId);
	return line ? <OneLine line={line} /> : null;
}

const chips = {
	missing: 'scheduled',
	uploaded: 'scheduled',
	findings: 'scheduled',
	refused: 'scheduled',
	released: 'active',
	printed: 'active',
} as const;

function OneLine({ line }: { line: PrintLine }) {
	const { t, language, notation } = usePlatform();
	const { askAgain } = usePrintLines();
	const upload = usePrintUpload(line.itemId, askAgain);
	const heading = useId();
	const { specification, data, isOrdered, state } = line;
	const length = (micrometres: number) => formatNumber(toMillimetres(micrometres), language, notation);
	const { width, height, bleed, sides } = specification;
	const isFinal = isOrdered && (state === 'released' || state === 'printed');
	return (
		<section aria-labelledby={heading} className="mt-4 grid gap-3 rounded-theme border border-line bg-raised p-4">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h3 id={heading} className="font-bold">
					{t('printData.title')}
				</h3>
				<Chip state={chips[state]} label={t(`printData.state.${state}`)} />
			</div>
			<p className="text-sm text-muted">
				{t('printData.needed', { width: length(width), height: length(height), bleed: length(bleed) })},{' '}
				{t('printData.pages', { count: sides.length })}
			</p>
			{data.map((file) => (
				<PrintFilePart key={file.id} file={file} specification={specification} isFinal={isFinal} />
			))}
			{upload.running ? (
				<div className="grid gap-2">
					<Progress label={t('printData.uploading', { name: upload.running.name })} share={upload.running.share} />
					<div>
						<Button size="small" onClick={upload.cancel}>
							{t('printData.cancel')}
						</Button>
					</div>
				</div>
			) : (
				!isFinal && (
					<FileField
						label={data.length === 0 ? t('printData.upload') : t('printData.replace')}
						hint={`${t('printData.file')}. ${t(isOrdered || specification.dataRequirement === 'now' ? 'printData.fileHintNow' : 'printData.fileHint')}`}
						accept={accepted}
						maxBytes={mostUploadBytes}
						files={[]}
						onChange={([file]) => {
							if (file) void upload.send(file);
						}}
					/>
				)
			)}
			<div role="status" className="empty:hidden">
				{upload.failure && <Notice kind="danger">{upload.failure}</Notice>}
			</div>
		</section>
	);
}
