// A shop from the file of an export. What is wrong with the file is said by name; until then nothing is written.
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { FileField } from '../../../kit/file-field.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Progress } from '../../../kit/progress.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { useEnterTenant } from '../tenant-actions.ts';
import { describeImportError } from './describe-import-error.ts';
import { Imported } from './imported.tsx';
import { sendArchive } from './send-archive.ts';
import { tenantImportsDocument } from './transfer.documents.ts';

type Import = Data<typeof tenantImportsDocument>['tenantImports'][number];

const lookAgainEvery = 1000;
const isOver = ({ state }: Import) => state === 'done' || state === 'failed';

interface ImportDialogProps {
	open: boolean;
	onClose(): void;
	/** Called with its slug when the shop is there. */
	onImported?(slug: string): void;
}

export function ImportDialog({ open, onClose, onImported }: ImportDialogProps) {
	const { t } = usePlatform();
	const enter = useEnterTenant();
	const [files, setFiles] = useState<File[]>([]);
	const [slug, setSlug] = useState('');
	const [error, setError] = useState<string>();
	const [sent, setSent] = useState<'sending' | { id: string }>();
	const id = typeof sent === 'object' ? sent.id : undefined;
	const { data } = useAdminQuery(
		tenantImportsDocument,
		{},
		{
			enabled: id !== undefined,
			lookAgain: ({ tenantImports }) => {
				const found = tenantImports.find((one) => one.id === id);
				if (found?.state === 'done') onImported?.(found.slug);
				return found && isOver(found) ? false : lookAgainEvery;
			},
		},
	);
	const found = data?.tenantImports.find((one) => one.id === id);
	const isBusy = sent === 'sending' || (id !== undefined && !(found && isOver(found)));
	const send = async () => {
		const [file] = files;
		if (!file) return setError(t('transfer.fileMissing'));
		setError(undefined);
		setSent('sending');
		try {
			setSent({ id: await sendArchive(file, slug.trim()) });
		} catch (failure) {
			setSent(undefined);
			setError(`${t('transfer.importFailed')}: ${failure instanceof Error ? failure.message : ''}`);
		}
	};
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={t('transfer.importTitle')}
			actions={
				<>
					<Button onClick={onClose}>{t('common.close')}</Button>
					{found?.state === 'done' ? (
						<Button colour="primary" onClick={() => void enter(found.slug)}>
							{t('transfer.openShop')}
						</Button>
					) : (
						<Button colour="primary" busy={isBusy} onClick={() => void send()}>
							{t('transfer.import')}
						</Button>
					)}
				</>
			}
		>
			{found?.state === 'done' ? (
				<Imported slug={found.slug} />
			) : (
				<div className="grid gap-4">
					<p className="text-muted">{t('transfer.importText')}</p>
					<FileField
						label={t('transfer.file')}
						required
						accept=".zip"
						files={files}
						onChange={(chosen) => {
							setFiles(chosen);
							setError(undefined);
							setSent(undefined);
						}}
						error={error}
					/>
					<TextField label={t('transfer.slug')} hint={t('transfer.slugHint')} value={slug} onChange={setSlug} />
					<div role="status" className="grid gap-3 empty:hidden">
						{sent === 'sending' && <Progress label={t('transfer.importing')} />}
						{found && <ImportState found={found} />}
					</div>
				</div>
			)}
		</Dialog>
	);
}

function ImportState({ found }: { found: Import }) {
	const { t } = usePlatform();
	const { state, done, total, fault, faultNames } = found;
	if (state === 'failed')
		return (
			<Notice kind="danger">
				{describeImportError(t, fault ?? 'failed', faultNames)} {t('transfer.nothingWritten')}
			</Notice>
		);
	return <Progress label={t(`transfer.state.${state}`)} {...(total > 0 ? { share: done / total } : {})} />;
}
