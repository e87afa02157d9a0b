// One picture beside the grid: what is known of it, what it says in words, what stays in view, where it is used.
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatFileSize, formatMoment } from '../../../rules/formats.ts';
import { longestFileName, longestMediaTitle } from '../../../rules/media-library.ts';
import { Button } from '../../kit/button.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { useLeaveGuard } from '../../kit/leave-guard.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
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

/** Of the query: which picture is open. */
export const openParameter = 'open';

interface DetailsDrawerProps {
	id: string;
	onClose(): void;
	/** Another one has come in its place. Without it the picture can be described here, not replaced or deleted. */
	onReplaced?(id: string): void;
}

export function DetailsDrawer({ id, onClose, onReplaced }: DetailsDrawerProps) {
	const { t, language } = usePlatform();
	const nameOf = useMediaName();
	const answer = useAdminQuery(mediaItemDocument, { id, language });
	const mayChange = useMayChange();
	const form = useRef<FormHandle>(null);
	const close = async () => {
		if (!form.current || (await form.current.leave())) onClose();
	};
	const item = answer.data?.mediaItem.item;
	return (
		<Drawer open size="medium" onClose={close} title={item ? nameOf(item) : t('mediaLibrary.title')}>
			<Loaded answer={answer}>
				{({ mediaItem }) => (
					<Form
						key={mediaItem.item.id}
						ref={form}
						details={mediaItem}
						mayChange={mayChange}
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

interface FormHandle {
	/** @returns whether nothing unsaved is left. */
	leave(): Promise<boolean>;
}

interface FormProps {
	ref: Ref<FormHandle>;
	details: Details;
	mayChange: boolean;
	onGone(): void;
	onReplaced: ((id: string) => void) | undefined;
}

/** Only what was changed is sent: another user may be at work on the rest. */
function changesOf(before: Values, { title, fileName, x, y, alt }: Values) {
	const texts = Object.entries(alt).filter(([language, text]) => before.alt[language] !== text);
	return {
		...(title === before.title ? {} : { title }),
		...(fileName === before.fileName ? {} : { fileName }),
		...(x === before.x && y === before.y ? {} : { focalPoint: { x, y } }),
		...(texts.length === 0 ? {} : { alt: texts.map(([languageCode, translation]) => ({ languageCode, translation })) }),
	};
}

function Form({ ref, details, mayChange, onGone, onReplaced }: FormProps) {
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
		setValues({ ...values, ...given });
	};
	const save = async (): Promise<boolean> => {
		setBusy(true);
		const done = await attempt(() => change(updateMediaDocument, { id, ...changes }), {
			done: t('mediaLibrary.saved'),
			failed: t('mediaLibrary.saveFailed'),
		});
		setBusy(false);
		if (done) setBase(values);
		return done;
	};
	const { leave, dialog } = useLeaveGuard({
		dirty,
		onSave: save,
		onDiscard: () => setValues(base),
		parameter: openParameter,
	});
	useImperativeHandle(ref, () => ({ leave }));
	/** What is deleted cannot be saved any more. */
	const forget = () => {
		flushSync(() => setValues(base));
		onGone();
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
			{dialog}
			{!mayChange && <Notice kind="info">{t('mediaLibrary.mayNotChange')}</Notice>}
			<FocalPoint
				image={image}
				point={{ x: values.x, y: values.y }}
				onChange={(point) => set(point)}
				disabled={!mayChange}
			/>
			<AlternativeTexts
				texts={values.alt}
				subject={values.title || values.fileName}
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
				<Others
					item={item}
					uses={uses.length}
					mayChange={mayChange}
					onGone={forget}
					onLeave={leave}
					onReplaced={onReplaced}
				/>
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
	const { t, language, timeZone } = usePlatform();
	const { image, kind, bytes, createdAt, createdBy, sourceUrl } = item;
	return (
		<Part title={t('mediaLibrary.facts')}>
			<ul className="text-sm text-hint tabular-nums">
				<li>
					{t('mediaLibrary.dimensions', { width: image.width, height: image.height })} ·{' '}
					{image.remote ? t('mediaLibrary.remote') : `${kind.toUpperCase()} · ${formatFileSize(bytes, language)}`}
				</li>
				<li>
					{t('mediaLibrary.addedOn', { date: formatMoment(createdAt, language, timeZone) })}{' '}
					{createdBy && t('mediaLibrary.addedBy', { name: createdBy })}
				</li>
				{image.credit && <CreditLine credit={image.credit} />}
				{sourceUrl && <li className="wrap-anywhere">{t('mediaLibrary.sourceUrl', { url: sourceUrl })}</li>}
			</ul>
		</Part>
	);
}

function CreditLine({
	credit: { author, authorUrl, provider },
}: {
	credit: NonNullable<Details['item']['image']['credit']>;
}) {
	const { t } = usePlatform();
	return (
		<li className="wrap-anywhere">
			<a
				href={authorUrl}
				target="_blank"
				rel="noopener noreferrer"
				className="rounded-theme text-link underline underline-offset-2 hover:text-link-hover"
			>
				{t('mediaLibrary.credit', { author, provider })}
			</a>
		</li>
	);
}

interface OthersProps extends Pick<FormProps, 'mayChange' | 'onGone' | 'onReplaced'> {
	item: Details['item'];
	uses: number;
	onLeave(): Promise<boolean>;
}

function Others({ item, uses, mayChange, onGone, onLeave, onReplaced }: OthersProps) {
	const { t } = usePlatform();
	const { remove, refusal } = useRemoval();
	const { id, original, fileName, image } = item;
	return (
		<>
			<a
				href={original}
				{...(image.remote ? { target: '_blank', rel: 'noopener noreferrer' } : { download: fileName || true })}
				className="inline-flex min-h-10 items-center gap-2 rounded-theme px-3 font-semibold text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11"
			>
				<IconDownload aria-hidden size={18} />
				{t(image.remote ? 'mediaLibrary.openRemote' : 'mediaLibrary.download')}
			</a>
			{mayChange && onReplaced && (
				<>
					<ReplaceButton id={id} uses={uses} onLeave={onLeave} onReplaced={onReplaced} />
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
