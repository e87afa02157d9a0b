// One picture beside the grid: what is known of it, what it says in words, what stays in view, where it is used.
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatFileSize, formatMoment } from '../../../rules/formats.ts';
import { longestFileName, longestMediaTitle } from '../../../rules/media-library.ts';
import { useAdminQuery, useAttempt, useChange } from '../../admin/data.ts';
import { Loaded } from '../../admin/loaded.tsx';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { mediaItemDocument, updateMediaDocument } from '../media-library.documents.ts';
import { useMediaName } from '../picture-card.tsx';
import { useMayChange } from '../use-may-change.ts';
import { UseList } from '../use-name.tsx';
import { useRemoval } from '../use-removal.tsx';
import { AlternativeTexts } from './alternative-texts.tsx';
import { FocalPoint } from './focal-point.tsx';
import { ReplaceButton } from './replace-button.tsx';

type Details = Data<typeof mediaItemDocument>['mediaItem'];

interface DetailsDrawerProps {
	id: string;
	onClose(): void;
	/** Another one has come in its place. */
	onReplaced(id: string): void;
}

export function DetailsDrawer({ id, onClose, onReplaced }: DetailsDrawerProps) {
	const { t, language } = usePlatform();
	const confirm = useConfirm();
	const nameOf = useMediaName();
	const [dirty, setDirty] = useState(false);
	const answer = useAdminQuery(mediaItemDocument, { id, language });
	const mayChange = useMayChange();
	const close = async () => {
		const title = t('mediaLibrary.discardTitle');
		if (dirty && !(await confirm({ title, confirmLabel: t('mediaLibrary.discard'), colour: 'warning' }))) return;
		onClose();
	};
	const item = answer.data?.mediaItem.item;
	return (
		<Drawer open size="medium" onClose={close} title={item ? nameOf(item) : t('mediaLibrary.title')}>
			<Loaded answer={answer}>
				{({ mediaItem }) => (
					<Form
						key={mediaItem.item.id}
						details={mediaItem}
						mayChange={mayChange}
						onDirty={setDirty}
						onGone={onClose}
						onReplaced={onReplaced}
					/>
				)}
			</Loaded>
		</Drawer>
	);
}

const valuesOf = ({ item: { title, fileName, image }, alternativeTexts }: Details) => ({
	title,
	fileName,
	x: image.focalPoint.x,
	y: image.focalPoint.y,
	alt: Object.fromEntries(alternativeTexts.map(({ languageCode, translation }) => [languageCode, translation])),
});

type Values = ReturnType<typeof valuesOf>;

interface FormProps {
	details: Details;
	mayChange: boolean;
	onDirty(dirty: boolean): void;
	onGone(): void;
	onReplaced(id: string): void;
}

/** Only what was changed is sent: somebody else may be at work on the rest. */
function changesOf(before: Values, { title, fileName, x, y, alt }: Values) {
	const texts = Object.entries(alt).filter(([language, text]) => before.alt[language] !== text);
	return {
		...(title === before.title ? {} : { title }),
		...(fileName === before.fileName ? {} : { fileName }),
		...(x === before.x && y === before.y ? {} : { focalPoint: { x, y } }),
		...(texts.length === 0 ? {} : { alt: texts.map(([languageCode, translation]) => ({ languageCode, translation })) }),
	};
}

function Form({ details, mayChange, onDirty, onGone, onReplaced }: FormProps) {
	const { t } = usePlatform();
	const attempt = useAttempt();
	const change = useChange();
	const [base, setBase] = useState(() => valuesOf(details));
	const [values, setValues] = useState(base);
	const [busy, setBusy] = useState(false);
	const { item, uses } = details;
	const { id, image } = item;
	const changes = changesOf(base, values);
	const dirty = Object.keys(changes).length > 0;
	const set = (given: Partial<Values>) => {
		const next = { ...values, ...given };
		setValues(next);
		onDirty(Object.keys(changesOf(base, next)).length > 0);
	};
	const save = async () => {
		setBusy(true);
		const done = await attempt(() => change(updateMediaDocument, { id, ...changes }), {
			done: t('mediaLibrary.saved'),
			failed: t('mediaLibrary.saveFailed'),
		});
		setBusy(false);
		if (!done) return;
		setBase(values);
		onDirty(false);
	};
	return (
		<form
			noValidate
			className="flex flex-col gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (dirty && !busy) save();
			}}
		>
			{!mayChange && <Notice kind="info">{t('mediaLibrary.mayNotChange')}</Notice>}
			<FocalPoint
				image={image}
				point={{ x: values.x, y: values.y }}
				onChange={(point) => set(point)}
				disabled={!mayChange}
			/>
			<AlternativeTexts
				texts={values.alt}
				onChange={(language, text) => set({ alt: { ...values.alt, [language]: text } })}
				disabled={!mayChange}
			/>
			<TextField
				label={t('mediaLibrary.mediaTitle')}
				hint={t('mediaLibrary.mediaTitleHint')}
				value={values.title}
				onChange={(title) => set({ title })}
				maxLength={longestMediaTitle}
				disabled={!mayChange}
			/>
			<TextField
				label={t('mediaLibrary.fileName')}
				value={values.fileName}
				onChange={(fileName) => set({ fileName })}
				maxLength={longestFileName}
				disabled={!mayChange}
			/>
			<Part title={t('mediaLibrary.whereUsed')}>
				{uses.length === 0 ? <p className="text-muted">{t('mediaLibrary.nowhere')}</p> : <UseList uses={uses} />}
			</Part>
			<Facts item={item} />
			<div className="sticky -bottom-4 -mx-5 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-5 py-3">
				{mayChange && (
					<Button type="submit" colour="primary" busy={busy} disabled={!dirty}>
						{t('mediaLibrary.save')}
					</Button>
				)}
				<Others item={item} uses={uses.length} mayChange={mayChange} onGone={onGone} onReplaced={onReplaced} />
			</div>
		</form>
	);
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
	<section>
		<h3 className="mb-1 font-bold">{title}</h3>
		{children}
	</section>
);

function Facts({ item }: { item: Details['item'] }) {
	const { t, language } = usePlatform();
	const { image, kind, bytes, createdAt, createdBy, sourceUrl } = item;
	return (
		<Part title={t('mediaLibrary.facts')}>
			<ul className="text-sm text-hint tabular-nums">
				<li>
					{t('mediaLibrary.dimensions', { width: image.width, height: image.height })} · {kind.toUpperCase()} ·{' '}
					{formatFileSize(bytes, language)}
				</li>
				<li>
					{t('mediaLibrary.addedOn', { date: formatMoment(createdAt, language) })}{' '}
					{createdBy && t('mediaLibrary.addedBy', { name: createdBy })}
				</li>
				{sourceUrl && <li className="wrap-anywhere">{t('mediaLibrary.sourceUrl', { url: sourceUrl })}</li>}
			</ul>
		</Part>
	);
}

interface OthersProps extends Pick<FormProps, 'mayChange' | 'onGone' | 'onReplaced'> {
	item: Details['item'];
	uses: number;
}

function Others({ item, uses, mayChange, onGone, onReplaced }: OthersProps) {
	const { t } = usePlatform();
	const { remove, refusal } = useRemoval();
	const { id, original, fileName } = item;
	return (
		<>
			<a
				href={original}
				download={fileName || true}
				className="inline-flex min-h-10 items-center gap-2 rounded-theme px-3 font-semibold text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11"
			>
				<IconDownload aria-hidden size={18} />
				{t('mediaLibrary.download')}
			</a>
			{mayChange && (
				<>
					<ReplaceButton id={id} uses={uses} onReplaced={onReplaced} />
					<Button
						colour="danger"
						icon={<IconTrash aria-hidden size={18} />}
						onClick={async () => {
							if (await remove([id])) onGone();
						}}
					>
						{t('mediaLibrary.delete')}
					</Button>
				</>
			)}
			{refusal}
		</>
	);
}
