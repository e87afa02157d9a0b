// What a file would change, and what is wrong with it, whatever is in it: saved without the wrong rows, or given up.

import { IconDownload } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { Counts, PlainTable, type PreviewHeading } from './preview-parts.tsx';

/** Rows of each kind that a preview shows. */
export const shownRows = 50;

interface ImportPreviewProps<Rows> {
	fileName: string;
	counts: readonly { label: string; count: number }[];
	/** How many rows can be saved, and how many cannot. */
	total: number;
	faulty: number;
	answer: Pick<UseQueryResult<Rows>, 'data' | 'error' | 'refetch'>;
	changes(rows: Rows): PreviewTableProps;
	faults(rows: Rows): PreviewTableProps;
	/** Said with the reason when saving cannot be begun. */
	failed(reason: string): string;
	/** What else is to be known of it. */
	note?: ReactNode;
	apply(): Promise<unknown>;
	/** @returns whether it is gone */
	remove(): Promise<boolean>;
	onErrors(): void;
	onClose(): void;
}

interface PreviewTableProps {
	headings: readonly PreviewHeading[];
	rows: readonly ReactNode[];
}

export function ImportPreview<Rows>(props: ImportPreviewProps<Rows>) {
	const { fileName, counts, total, faulty, answer, changes, faults, failed, note, apply, remove, onErrors, onClose } =
		props;
	const { t } = usePlatform();
	const toast = useToast();
	const begin = async () => {
		try {
			await apply();
			toast.success(t('texts.import.mayLeave'));
			onClose();
		} catch (error) {
			toast.error(failed(failureText(error, t)));
		}
	};
	const giveUp = async () => {
		if (await remove()) onClose();
	};
	return (
		<Dialog
			open
			onClose={onClose}
			size="large"
			title={t('texts.import.previewOf', { file: fileName })}
			actions={
				<>
					<Button onClick={giveUp}>{t('texts.import.cancel')}</Button>
					<Button colour="primary" disabled={total === 0} onClick={begin}>
						{t('texts.import.apply', { count: total })}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-4">
				<Counts counts={counts} />
				{faulty > 0 && total > 0 && <p>{t('texts.import.leaveOut', { count: faulty })}</p>}
				{total === 0 && faulty === 0 && <p>{t('texts.import.nothing')}</p>}
				{note}
				<Loaded answer={answer}>
					{(rows) => (
						<Tabs
							label={t('texts.import.preview')}
							tabs={[
								{
									id: 'changes',
									label: t('texts.import.changes'),
									content: <Changes {...changes(rows)} total={total} />,
								},
								{
									id: 'faults',
									label: t('texts.import.faults'),
									hasErrors: faulty > 0,
									content: <Errors {...faults(rows)} total={faulty} onErrors={onErrors} />,
								},
							]}
						/>
					)}
				</Loaded>
			</div>
		</Dialog>
	);
}

function Changes({ headings, rows, total }: PreviewTableProps & { total: number }) {
	const { t } = usePlatform();
	if (rows.length === 0) return <p className="text-muted">{t('texts.import.nothing')}</p>;
	return (
		<PlainTable label={t('texts.import.changes')} headings={headings} shown={rows.length} total={total}>
			{rows}
		</PlainTable>
	);
}

function Errors({ headings, rows, total, onErrors }: PreviewTableProps & { total: number; onErrors(): void }) {
	const { t } = usePlatform();
	if (rows.length === 0) return <p className="text-muted">{t('kit.nothingFound')}</p>;
	return (
		<>
			<div className="mb-3">
				<Button size="small" icon={<IconDownload aria-hidden size={18} />} onClick={onErrors}>
					{t('texts.import.downloadErrors')}
				</Button>
			</div>
			<PlainTable label={t('texts.import.faults')} headings={headings} shown={rows.length} total={total}>
				{rows}
			</PlainTable>
		</>
	);
}
