// Other files in place of what a line has, uploaded by the shop: one with all pages, or one for a side.
import { useState } from 'react';
import { takesPictures } from '../../../../rules/printing/print-data.ts';
import { describeSide } from '../../../../rules/printing/side-names.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { Select } from '../../../kit/select.tsx';
import { refreshEverything } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { UploadField } from '../../../print-data/upload-field.tsx';
import { usePrintUpload } from '../../../print-data/use-print-upload.ts';
import type { OrderPrintLine } from './order-print-line.ts';
import { describeReplacement } from './replacement.ts';

const allPages = 'all';

export function StaffUpload({ line }: { line: OrderPrintLine }) {
	const { itemId, files, specification } = line;
	const { t, queryClient } = usePlatform();
	const confirm = useConfirm();
	const [chosen, setChosen] = useState(allPages);
	const side = chosen === allPages ? null : chosen;
	const upload = usePrintUpload({ itemId, side }, () => refreshEverything(queryClient));
	const { sides } = specification;
	const hasPictures = takesPictures(sides.length, side);
	const choose = async (file: File) => {
		const question = describeReplacement(t, line, side, file.name);
		if (!question || (await confirm(question))) await upload.send(itemId, file);
	};
	return (
		<div className="grid gap-3">
			{sides.length > 1 && !upload.running && (
				<Select
					label={t('printOrders.uploadPart')}
					required
					value={chosen}
					onChange={setChosen}
					choices={[
						{ value: allPages, label: t('printOrders.allPages') },
						...sides.map((name) => ({ value: name, label: describeSide(t, name) })),
					]}
				/>
			)}
			<UploadField
				label={t(files.length === 0 ? 'printOrders.uploadFor' : 'printOrders.replace')}
				hint={t(hasPictures ? 'printOrders.replaceHint' : 'printOrders.replaceHintPdf')}
				hasPictures={hasPictures}
				side={side}
				upload={upload}
				onChoose={(file) => void choose(file)}
			/>
		</div>
	);
}
