// Print data on the page of a product: sent with it, or later.
import { mostUploadBytes, takesPictures } from '../../../../rules/printing/print-data.ts';
import { FileField } from '../../../kit/file-field.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { MoreTexts } from '../../../platform/page-texts.tsx';
import { DataSheet } from '../../../print-data/data-sheet.tsx';
import { acceptedFiles } from '../../../print-data/upload-field.tsx';
import type { PrintChoiceState, PrintWay } from './use-print-choice.ts';

export interface PrintChoiceProps {
	requirement: 'none' | 'now' | 'later';
	/** Of the sides or pages that are printed. */
	sideCount: number;
	choice: PrintChoiceState;
	/** Address of what print data must be like. */
	dataSheet: string;
}

export default function PrintChoice(props: PrintChoiceProps) {
	return (
		<MoreTexts groups={['printData', 'printFindings', 'kit']}>
			<Choice {...props} />
		</MoreTexts>
	);
}

function Choice({ requirement, sideCount, choice, dataSheet }: PrintChoiceProps) {
	const { t } = usePlatform();
	const { way, file, isMissing, isEmpty, upload, choose, take } = choice;
	const isLater = requirement === 'later';
	const hasPictures = takesPictures(sideCount, null);
	const files = hasPictures ? t('printData.file') : t('printData.onePdf', { count: sideCount });
	const missing = isMissing ? t(isLater ? 'printData.chooseFile' : 'printData.chooseFileNow') : undefined;
	const error = isEmpty ? t('printData.emptyFile') : missing;
	return (
		<div className="mt-6 grid gap-3">
			{isLater && (
				<RadioGroup<PrintWay>
					label={t('printData.title')}
					value={way}
					onChange={choose}
					choices={[
						{ value: 'upload', label: t('printData.upload') },
						{ value: 'later', label: t('printData.sendLater') },
					]}
				/>
			)}
			{way === 'upload' && <DataSheet address={dataSheet} />}
			{way === 'upload' && !upload.running && (
				<FileField
					label={t(isLater ? 'printData.fileLabel' : 'printData.upload')}
					hint={`${files}. ${t(isLater ? 'printData.fileHintNow' : 'printData.neededNow')}`}
					error={error}
					accept={acceptedFiles(hasPictures)}
					maxBytes={mostUploadBytes}
					files={file ? [file] : []}
					onChange={([given]) => take(given)}
				/>
			)}
		</div>
	);
}
