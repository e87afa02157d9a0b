// Imports that wait, run or are over, above a list: an admin who has left finds them again.
import { IconDownload, IconX } from '@tabler/icons-react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';

/** A file that an admin has brought, whatever is in it. */
export interface FileImport {
	id: string;
	fileName: string;
	state: 'checked' | 'applying' | 'done' | 'failed';
	added: number;
	changed: number;
	/** Only where files say what is no longer there. */
	removed?: number;
	faulty: number;
	done: number;
	refused: number;
}

interface Actions {
	onShow(id: string): void;
	onRemove(id: string): void;
	onErrors(id: string): void;
	saidWhenDone(file: string, count: number): string;
}

export function ImportNotices({ imports, ...actions }: Actions & { imports: readonly FileImport[] }) {
	if (imports.length === 0) return null;
	return (
		<div className="mb-4 flex flex-col gap-2">
			{imports.map((one) => (
				<ImportNotice key={one.id} {...one} {...actions} />
			))}
		</div>
	);
}

function ImportNotice(given: FileImport & Actions) {
	const { t } = usePlatform();
	const { id, fileName: file, state, added, changed, removed = 0, faulty, done, refused } = given;
	const { onShow, onRemove, onErrors, saidWhenDone } = given;
	const total = added + changed + removed;
	const close = (
		<Button
			size="small"
			icon={<IconX aria-hidden size={18} />}
			aria-label={t('common.close')}
			onClick={() => onRemove(id)}
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
				{saidWhenDone(file, done - refused)}
				{refused > 0 && ` ${t('texts.import.refused', { count: refused })}`}
				{refused + faulty > 0 && (
					<p className="mt-2">
						<Button size="small" icon={<IconDownload aria-hidden size={18} />} onClick={() => onErrors(id)}>
							{t('texts.import.downloadErrors')}
						</Button>
					</p>
				)}
			</Notice>
		</div>
	);
}
