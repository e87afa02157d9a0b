// Export and import of one price list: the buttons beside its name, and above its rows the imports that wait, run or are over. An admin who has
// left finds them again, and hears of their end.
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { ImportNotices } from '../../imports/import-notices.tsx';
import { lookEvery, useEndOfImports } from '../../imports/use-end-of-imports.ts';
import { has, useMe } from '../../me.tsx';
import { priceImportsDocument } from './exchange.documents.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ImportPreview, type PriceImport, usePriceErrors, useRemovePriceImport } from './import-preview.tsx';

function useImports(listId: string): readonly PriceImport[] {
	const { t } = usePlatform();
	const me = useMe();
	const { data } = useAdminQuery(
		priceImportsDocument,
		{},
		{
			enabled: has(me, 'mPrice'),
			lookAgain: ({ priceImports }) => priceImports.some(({ state }) => state === 'applying') && lookEvery,
		},
	);
	useEndOfImports(data?.priceImports, t('priceImport.finished'));
	return (data?.priceImports ?? []).filter((one) => one.listId === listId);
}

interface Exchange {
	/** For the head of the screen. */
	buttons: ReactNode;
	/** For above the rows. */
	notices: ReactNode;
}

interface Options {
	/** Something is typed and not saved: an import would be about other rows than those in sight. */
	unsaved: boolean;
}

const icon = { 'aria-hidden': true, size: 18 };

export function usePriceExchange(list: { id: string; name: string }, { unsaved }: Options): Exchange {
	const { t } = usePlatform();
	const me = useMe();
	const imports = useImports(list.id);
	const remove = useRemovePriceImport();
	const errorFile = usePriceErrors();
	const [open, setOpen] = useState<'import' | 'export'>();
	const [shown, setShown] = useState<string>();
	const previewed = imports.find(({ id, state }) => id === shown && state === 'checked');
	const close = () => setOpen(undefined);
	return {
		buttons: (
			<>
				{has(me, 'mPrice') && (
					<Button
						icon={<IconUpload {...icon} />}
						disabled={unsaved}
						{...(unsaved ? { title: t('priceImport.unsaved') } : {})}
						onClick={() => setOpen('import')}
					>
						{t('priceImport')}
					</Button>
				)}
				<Button icon={<IconDownload {...icon} />} onClick={() => setOpen('export')}>
					{t('priceExport')}
				</Button>
				{open === 'export' && <ExportDialog list={list} onClose={close} />}
				{open === 'import' && (
					<ImportDialog
						list={list}
						onClose={close}
						onChecked={(id) => {
							close();
							setShown(id);
						}}
					/>
				)}
				{previewed && <ImportPreview priceImport={previewed} onClose={() => setShown(undefined)} />}
			</>
		),
		notices: (
			<ImportNotices
				imports={imports}
				onShow={setShown}
				onRemove={remove}
				onErrors={errorFile}
				saidWhenDone={(file, count) => t('priceImport.done', { file, count })}
			/>
		),
	};
}
