// Begins a template, or puts another one in its place: blank pages, the template of another product, a PDF or SVG as background, an exported file.
import { useState } from 'react';
import type { BackgroundPlacement } from '../../../../rules/designs/place-background.ts';
import { mostTemplateFileBytes } from '../../../../rules/designs/template-file.ts';
import { OtherFormatNotice, PlacementChoice } from '../../../forms/other-format.tsx';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { FileField } from '../../../kit/file-field.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { Select } from '../../../kit/select.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { templatesDocument } from './template.documents.ts';
import { type BeginProps, useBegin, type Way, ways } from './use-begin.ts';

const fileLimits = {
	Background: { accept: '.pdf,.svg', maxBytes: 40 * 2 ** 20 },
	Import: { accept: '.json', maxBytes: mostTemplateFileBytes },
};

export function TemplateBegin(props: BeginProps) {
	const { ownerId, exists, onClose } = props;
	const { t } = usePlatform();
	const [way, setWay] = useState<Way>('Blank');
	const [source, setSource] = useState('');
	const [files, setFiles] = useState<File[]>([]);
	const [placement, setPlacement] = useState<BackgroundPlacement>('actualSize');
	const { begin, forget, busy, problem, format } = useBegin(props);
	const choose = (chosen: Way) => {
		setWay(chosen);
		setFiles([]);
		forget();
	};
	const words = format
		? way === 'Background'
			? 'templates.place'
			: 'templates.adapt'
		: exists
			? 'templates.replace'
			: 'templates.confirmBegin';
	return (
		<Dialog
			open
			onClose={onClose}
			title={t(exists ? 'templates.replaceTitle' : 'templates.begin')}
			actions={
				<>
					<Button onClick={onClose}>{t('templates.cancel')}</Button>
					<Button
						colour="primary"
						disabled={busy}
						onClick={() => void begin({ way, source, file: files[0], placement, isAgreed: format !== undefined })}
					>
						{t(words)}
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
				{way === 'Copy' && (
					<SourceChoice
						ownerId={ownerId}
						value={source}
						onChange={(productId) => {
							forget();
							setSource(productId);
						}}
						error={problem}
					/>
				)}
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
							forget();
							setFiles(chosen);
						}}
					/>
				)}
				<div role="alert" className="grid gap-3 empty:hidden">
					{format && <OtherFormatNotice format={format} />}
				</div>
				{format && way === 'Background' && <PlacementChoice value={placement} onChange={setPlacement} />}
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
