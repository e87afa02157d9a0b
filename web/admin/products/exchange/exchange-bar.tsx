// Export and import beside the list, and above it the imports that wait, run or are over: an admin who has left finds them again, and hears
// of their end.
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { ImportNotices } from '../../imports/import-notices.tsx';
import { lookEvery, useEndOfImports } from '../../imports/use-end-of-imports.ts';
import { has, useMe } from '../../me.tsx';
import { productImportsDocument } from './exchange.documents.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ImportPreview, type ProductImport, useProductErrors, useRemoveProductImport } from './import-preview.tsx';

function useImports(): readonly ProductImport[] {
	const { t } = usePlatform();
	const me = useMe();
	const { data } = useAdminQuery(
		productImportsDocument,
		{},
		{
			enabled: has(me, 'mProd'),
			lookAgain: ({ productImports }) => productImports.some(({ state }) => state === 'applying') && lookEvery,
		},
	);
	useEndOfImports(data?.productImports, t('productImport.finished'));
	return data?.productImports ?? [];
}

export function ExchangeButtons({ wanted, total }: Pick<Parameters<typeof ExportDialog>[0], 'wanted' | 'total'>) {
	const { t } = usePlatform();
	const [exporting, setExporting] = useState(false);
	return (
		<>
			<Button icon={<IconDownload aria-hidden size={18} />} onClick={() => setExporting(true)}>
				{t('productExport')}
			</Button>
			{exporting && <ExportDialog wanted={wanted} total={total} onClose={() => setExporting(false)} />}
		</>
	);
}

export function ImportButton({ onChecked }: { onChecked(id: string): void }) {
	const { t } = usePlatform();
	const [importing, setImporting] = useState(false);
	return (
		<>
			<Button icon={<IconUpload aria-hidden size={18} />} onClick={() => setImporting(true)}>
				{t('productImport')}
			</Button>
			{importing && (
				<ImportDialog
					onClose={() => setImporting(false)}
					onChecked={(id) => {
						setImporting(false);
						onChecked(id);
					}}
				/>
			)}
		</>
	);
}

interface ImportsProps {
	/** The preview that is open. */
	shown: string | undefined;
	onShow(id: string | undefined): void;
}

export function Imports({ shown, onShow }: ImportsProps) {
	const { t } = usePlatform();
	const imports = useImports();
	const remove = useRemoveProductImport();
	const errorFile = useProductErrors();
	const chosen = imports.find(({ id, state }) => id === shown && state === 'checked');
	return (
		<>
			<ImportNotices
				imports={imports}
				onShow={onShow}
				onRemove={remove}
				onErrors={errorFile}
				saidWhenDone={(file, count) => t('productImport.done', { file, count })}
			/>
			{chosen && <ImportPreview productImport={chosen} onClose={() => onShow(undefined)} />}
		</>
	);
}
