// Export and import beside the list, and above it the imports that wait, run or are over: whoever has left finds them again, and hears
// of their end.
import { IconDownload, IconUpload, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Progress } from '../../../kit/progress.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { refreshEverything, useAdminQuery } from '../../data.ts';
import { has, useMe } from '../../me.tsx';
import { productImportsDocument } from './exchange.documents.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ImportPreview, type ProductImport, useErrorFile, useRemoveImport } from './import-preview.tsx';

const lookEvery = 500;

/** Says when one that was begun here is over. */
function useImports(): readonly ProductImport[] {
	const { t, queryClient } = usePlatform();
	const me = useMe();
	const toast = useToast();
	const { data } = useAdminQuery(
		productImportsDocument,
		{},
		{
			enabled: has(me, 'mProd'),
			lookAgain: ({ productImports }) => productImports.some(({ state }) => state === 'applying') && lookEvery,
		},
	);
	const imports = data?.productImports;
	const running = useRef(new Set<string>());
	useEffect(() => {
		for (const { id, state, fileName } of imports ?? []) {
			// A short one is done before anybody has seen it being saved.
			if (state === 'checked' || state === 'applying') running.current.add(id);
			else if (running.current.delete(id)) {
				refreshEverything(queryClient);
				if (state === 'done') toast.success(t('productImport.finished'));
				else toast.error(t('texts.import.broken', { file: fileName }));
			}
		}
	}, [imports, queryClient, toast, t]);
	return imports ?? [];
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
	const imports = useImports();
	const chosen = imports.find(({ id, state }) => id === shown && state === 'checked');
	return (
		<>
			{imports.length > 0 && (
				<div className="mb-4 flex flex-col gap-2">
					{imports.map((one) => (
						<ImportNotice key={one.id} productImport={one} onShow={onShow} />
					))}
				</div>
			)}
			{chosen && <ImportPreview productImport={chosen} onClose={() => onShow(undefined)} />}
		</>
	);
}

function ImportNotice({ productImport, onShow }: { productImport: ProductImport; onShow(id: string): void }) {
	const { t } = usePlatform();
	const remove = useRemoveImport();
	const errorFile = useErrorFile();
	const { id, fileName: file, state, added, changed, faulty, done, refused } = productImport;
	const total = added + changed;
	const close = (
		<Button
			size="small"
			icon={<IconX aria-hidden size={18} />}
			aria-label={t('common.close')}
			onClick={() => remove(id)}
		/>
	);
	if (state === 'applying')
		return (
			<Notice kind="info">
				<Progress label={t('texts.import.running', { file, done, total })} share={total === 0 ? 1 : done / total} />
				<p className="mt-1 text-sm">{t('texts.import.mayLeave')}</p>
			</Notice>
		);
	if (state === 'checked')
		return (
			<Notice
				kind="info"
				action={
					<span className="flex shrink-0 gap-2">
						<Button size="small" onClick={() => onShow(id)}>
							{t('texts.import.show')}
						</Button>
						{close}
					</span>
				}
			>
				{t('texts.import.waiting', { file })}
			</Notice>
		);
	if (state === 'failed')
		return (
			<Notice kind="danger" action={close}>
				{t('texts.import.broken', { file })}
			</Notice>
		);
	return (
		<div role="status">
			<Notice kind={refused > 0 ? 'warning' : 'success'} action={close}>
				{t('productImport.done', { file, count: done - refused })}
				{refused > 0 && ` ${t('texts.import.refused', { count: refused })}`}
				{refused + faulty > 0 && (
					<p className="mt-2">
						<Button size="small" icon={<IconDownload aria-hidden size={18} />} onClick={() => errorFile(id)}>
							{t('texts.import.downloadErrors')}
						</Button>
					</p>
				)}
			</Notice>
		</div>
	);
}
