// Begins a template, or puts another one in its place: blank pages, the template of another product, a PDF or SVG as background, an exported file.
import { useState } from 'react';
import { mostTemplateFileBytes } from '../../../../rules/designs/template-file.ts';
import { templateFailure } from '../../../forms/template-failure.ts';
import { Button } from '../../../kit/button.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { FileField } from '../../../kit/file-field.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { Select } from '../../../kit/select.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { refreshEverything, useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { sendFile } from '../../../platform/upload.ts';
import {
	createFromFileDocument,
	createTemplateDocument,
	importTemplateDocument,
	templatesDocument,
} from './template.documents.ts';

const ways = ['Blank', 'Copy', 'Background', 'Import'] as const;
type Way = (typeof ways)[number];

const fileLimits = {
	Background: { accept: '.pdf,.svg', maxBytes: 40 * 2 ** 20 },
	Import: { accept: '.json', maxBytes: mostTemplateFileBytes },
};

interface BeginProps {
	/** The product or variant. */
	ownerId: string;
	/** It has a template already, which is overwritten. */
	exists: boolean;
	onClose(): void;
}

export function TemplateBegin({ ownerId, exists, onClose }: BeginProps) {
	const { t } = usePlatform();
	const [way, setWay] = useState<Way>('Blank');
	const [source, setSource] = useState('');
	const [files, setFiles] = useState<File[]>([]);
	const { begin, busy, problem, setProblem } = useBegin({ ownerId, exists, onClose });
	const choose = (chosen: Way) => {
		setWay(chosen);
		setFiles([]);
		setProblem(undefined);
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={t(exists ? 'templates.replaceTitle' : 'templates.begin')}
			actions={
				<>
					<Button onClick={onClose}>{t('templates.cancel')}</Button>
					<Button colour="primary" disabled={busy} onClick={() => void begin({ way, source, file: files[0] })}>
						{t(exists ? 'templates.replace' : 'templates.confirmBegin')}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				<RadioGroup
					label={t('templates.beginWith')}
					value={way}
					onChange={choose}
					choices={ways.map((one) => ({ value: one, label: t(`templates.begin${one}`) }))}
				/>
				{way !== 'Background' && way !== 'Import' && (
					<p className="text-sm text-muted">{t(`templates.begin${way}Hint`)}</p>
				)}
				{way === 'Copy' && <SourceChoice ownerId={ownerId} value={source} onChange={setSource} error={problem} />}
				{(way === 'Background' || way === 'Import') && (
					<FileField
						key={way}
						label={t('templates.file')}
						hint={t(`templates.begin${way}Hint`)}
						required
						error={problem}
						disabled={busy}
						{...fileLimits[way]}
						files={files}
						onChange={(chosen) => {
							setProblem(undefined);
							setFiles(chosen);
						}}
					/>
				)}
				<p role="alert" className="text-sm text-error empty:hidden">
					{way === 'Blank' && problem}
				</p>
			</div>
		</Dialog>
	);
}

interface SourceProps {
	ownerId: string;
	value: string;
	onChange(productId: string): void;
	error: string | undefined;
}

function SourceChoice({ ownerId, value, onChange, error }: SourceProps) {
	const { t } = usePlatform();
	const { data } = useAdminQuery(templatesDocument, {});
	const others = (data?.designTemplates.items ?? []).filter(({ productId }) => productId !== ownerId);
	if (data && others.length === 0) return <p>{t('templates.noSources')}</p>;
	return (
		<Select
			label={t('templates.copySource')}
			required
			disabled={!data}
			value={value}
			onChange={onChange}
			error={error}
			choices={others.map(({ productId, productName }) => ({ value: productId, label: productName }))}
		/>
	);
}

interface Wish {
	way: Way;
	/** Id of the product whose template is copied. */
	source: string;
	file: File | undefined;
}

function useBegin({ ownerId: productId, exists, onClose }: BeginProps) {
	const { t, queryClient } = usePlatform();
	const toast = useToast();
	const confirm = useConfirm();
	const change = useChange();
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const send = async ({ way, source, file }: Wish) => {
		const given = { productId, overwrite: exists };
		if (way === 'Blank' || way === 'Copy')
			return change(createTemplateDocument, { ...given, ...(way === 'Copy' && { copyOf: source }) });
		if (file) await sendFile(way === 'Import' ? importTemplateDocument : createFromFileDocument, given, file);
		return refreshEverything(queryClient);
	};
	const begin = async (wish: Wish) => {
		if (wish.way === 'Copy' && !wish.source) return setProblem(t('templates.sourceMissing'));
		if ((wish.way === 'Background' || wish.way === 'Import') && !wish.file)
			return setProblem(t('templates.fileMissing'));
		const sure =
			!exists ||
			(await confirm({
				title: t('templates.overwriteAsk'),
				text: t('templates.overwriteText'),
				confirmLabel: t('templates.overwrite'),
				colour: 'danger',
			}));
		if (!sure) return;
		setBusy(true);
		setProblem(undefined);
		try {
			await send(wish);
			toast.success(t(exists ? 'templates.isReplaced' : 'templates.isBegun'));
			onClose();
		} catch (failure) {
			setProblem(templateFailure(failure, t));
		}
		setBusy(false);
	};
	return { begin, busy, problem, setProblem };
}
