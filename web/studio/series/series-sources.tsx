// Where rows come from beside the sheet: a file, or nothing at all any more.
import { IconFileUpload, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type Series, seriesLimits } from '../../../rules/designs/series.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ApiFailure } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { sendFile } from '../../platform/upload.ts';
import { useStudio } from '../studio-context.tsx';
import { readSeriesFileDocument } from './series.documents.ts';

interface SourcesProps {
	hasRows: boolean;
	readOnly: boolean;
	/** Of what was ordered: the number of people, who cannot be more or fewer. */
	orderedRows: number | undefined;
	/** Of a file: takes the place of what there is. */
	onRead(series: Series): void;
	onClear(): void;
}

const fileReasons = [
	...(['empty', 'unreadable', 'unclosedQuote', 'fileTooLarge', 'tooManyRows', 'tooManyColumns'] as const),
	...(['tooManyCells', 'cellTooLong'] as const),
];
type FileReason = (typeof fileReasons)[number];

export function SeriesSources({ hasRows, readOnly, orderedRows, onRead, onClear }: SourcesProps) {
	const { t, language } = usePlatform();
	const { id, announce } = useStudio();
	const input = useRef<HTMLInputElement>(null);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	/** Replaces the rows that there are: that cannot be undone, and is confirmed first. */
	const [asked, setAsked] = useState<{ text: string; replace(): void }>();

	const explain = (error: unknown): string => {
		if (!(error instanceof ApiFailure) || error.code !== 'SERIES_FILE_UNUSABLE') return failureText(error, t);
		const reason = fileReasons.find((one): one is FileReason => one === error.facts.reason) ?? 'unreadable';
		return t(`series.file.${reason}`);
	};
	async function read(file: File): Promise<void> {
		setFailure(undefined);
		setAsked(undefined);
		if (file.size > seriesLimits.fileBytes) return setFailure(t('series.file.fileTooLarge'));
		setBusy(true);
		try {
			const { readDesignSeriesFile } = await sendFile(readSeriesFileDocument, { designId: id }, file);
			const { columns, mapping, rows } = readDesignSeriesFile as unknown as Series;
			const replace = () => {
				onRead({ columns, mapping, rows });
				announce(t('series.fileRead', { count: rows.length }));
			};
			if (hasRows) setAsked({ text: t('series.replaceAsk', { name: file.name, count: rows.length }), replace });
			else replace();
		} catch (error) {
			setFailure(t('series.fileFailed', { name: file.name, reason: explain(error) }));
		} finally {
			setBusy(false);
		}
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is another way for the button
		<div
			className="grid gap-2"
			lang={language}
			onDragOver={(event) => event.preventDefault()}
			onDrop={(event) => {
				event.preventDefault();
				const [file] = event.dataTransfer.files;
				if (file && !readOnly && orderedRows !== 0) void read(file);
			}}
		>
			<div className="flex flex-wrap gap-2">
				<Button
					busy={busy}
					disabled={readOnly || orderedRows === 0}
					icon={<IconFileUpload aria-hidden size={20} />}
					onClick={() => input.current?.click()}
				>
					{t('series.upload')}
				</Button>
				{hasRows && (
					<Button
						disabled={readOnly || orderedRows !== undefined}
						title={orderedRows === undefined ? undefined : t('series.fixedRows', { count: orderedRows })}
						icon={<IconTrash aria-hidden size={20} />}
						onClick={() => setAsked({ text: t('series.clearAsk'), replace: onClear })}
					>
						{t('series.clear')}
					</Button>
				)}
				<input
					ref={input}
					type="file"
					accept=".csv,.txt,.xlsx"
					hidden
					aria-label={t('series.upload')}
					onChange={({ target }) => {
						const [file] = target.files ?? [];
						target.value = '';
						if (file) void read(file);
					}}
				/>
			</div>
			<p className="text-sm text-muted">{t('series.sources')}</p>
			<div role="alert" className="empty:hidden">
				{failure !== undefined && <Notice kind="danger">{failure}</Notice>}
				{asked && <Question {...asked} onDone={() => setAsked(undefined)} />}
			</div>
		</div>
	);
}

interface QuestionProps {
	text: string;
	replace(): void;
	onDone(): void;
}

function Question({ text, replace, onDone }: QuestionProps) {
	const { t } = usePlatform();
	return (
		<Notice kind="warning">
			<p>{text}</p>
			<div className="mt-2 flex flex-wrap gap-2">
				<Button
					size="small"
					colour="danger"
					onClick={() => {
						replace();
						onDone();
					}}
				>
					{t('series.replace')}
				</Button>
				<Button size="small" onClick={onDone}>
					{t('series.keepRows')}
				</Button>
			</div>
		</Notice>
	);
}
