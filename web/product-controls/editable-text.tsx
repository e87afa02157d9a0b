// Name and description of a product, changed where they stand: a button beside the words makes a field of them. Escape gives it up.
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ownNameOfLanguage } from '../../rules/languages.ts';
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import { Button } from '../kit/button.tsx';
import { useLeaveGuard } from '../kit/leave-guard.tsx';
import { Notice } from '../kit/notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { PlatformProvider, usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { LateSimpleField } from '../text-editing/rich/late-simple-field.tsx';
import {
	productDescriptionsDocument,
	updateProductDescriptionDocument,
	updateProductNameDocument,
} from './controls.documents.ts';
import { useControls, useRefresh } from './use-controls.ts';
import { useOneOpen } from './use-one-open.ts';

interface Kind {
	document: unknown;
	label: PlainTextKey;
	edit: PlainTextKey;
	saved: PlainTextKey;
	failed: PlainTextKey;
	most: number;
}

const kinds = {
	name: {
		document: updateProductNameDocument,
		label: 'controls.name',
		edit: 'controls.editName',
		saved: 'controls.nameSaved',
		failed: 'controls.nameFailed',
		most: 200,
	},
	description: {
		document: updateProductDescriptionDocument,
		label: 'controls.description',
		edit: 'controls.editDescription',
		saved: 'controls.descriptionSaved',
		failed: 'controls.descriptionFailed',
		most: 20_000,
	},
} satisfies Record<string, Kind>;

interface EditableTextProps {
	kind: keyof typeof kinds;
	productId: string;
	text: string;
	/** The words as shoppers see them. */
	children: ReactNode;
}

export function EditableText({ kind, productId, text, children }: EditableTextProps) {
	const controls = useControls();
	const { isOpen, open, close } = useOneOpen();
	const [said, setSaid] = useState<PlainTextKey>();
	const spot = useRef<HTMLDivElement>(null);
	const [led, setLed] = useState(false);
	useEffect(() => {
		if (!led || isOpen) return;
		spot.current?.querySelector('button')?.focus();
		setLed(false);
	}, [led, isOpen]);
	if (!controls?.edits) return children;
	const { t, platform } = controls;
	if (isOpen)
		return (
			<PlatformProvider value={platform}>
				{/* The page keeps its heading for those who hear it. */}
				<div className="sr-only">{children}</div>
				<EditForm
					kind={kind}
					productId={productId}
					text={text}
					t={t}
					onDone={(words) => {
						setSaid(words);
						close();
						setLed(true);
					}}
				/>
			</PlatformProvider>
		);
	return (
		<div ref={spot}>
			{children}
			<div className="mt-1 flex flex-wrap items-center gap-2">
				<Button size="small" icon={<IconPencil aria-hidden size={18} />} onClick={open}>
					{t(kinds[kind].edit)}
				</Button>
				<p role="status" className="text-sm empty:hidden">
					{said && t(said)}
				</p>
			</div>
		</div>
	);
}

interface EditFormProps extends Pick<EditableTextProps, 'kind' | 'productId' | 'text'> {
	t: NonNullable<ReturnType<typeof useControls>>['t'];
	/** With what has become of it; undefined: it was given up. */
	onDone(words?: PlainTextKey): void;
}

/** What is stored; the page has it as shoppers see it. Undefined: it is on its way, null: it did not come. */
function useStored({ kind, productId, text }: Pick<EditableTextProps, 'kind' | 'productId' | 'text'>) {
	const { ask, language, languages } = usePlatform();
	const [stored, setStored] = useState<string | null | undefined>(kind === 'name' ? text : undefined);
	useEffect(() => {
		if (kind === 'name') return;
		let isShown = true;
		const load = async () => {
			const found = (await ask(productDescriptionsDocument, { id: productId })) as Data<
				typeof productDescriptionsDocument
			>;
			const wordsIn = (code: string | undefined) =>
				found.adminProduct.descriptions.find(({ languageCode }) => languageCode === code)?.translation;
			return wordsIn(language) || wordsIn(languages.find((one) => one.default)?.languageCode) || '';
		};
		load().then(
			(words) => isShown && setStored(words),
			() => isShown && setStored(null),
		);
		return () => {
			isShown = false;
		};
	}, [ask, kind, language, languages, productId]);
	return stored;
}

function EditForm(props: EditFormProps) {
	const stored = useStored(props);
	const { t, kind, onDone } = props;
	if (stored === undefined) return <Skeleton lines={4} />;
	if (stored !== null) return <LoadedForm {...props} text={stored} />;
	return (
		<Notice kind="danger">
			<p>{t(kinds[kind].failed)}</p>
			<Button size="small" onClick={() => onDone()}>
				{t('controls.cancel')}
			</Button>
		</Notice>
	);
}

function LoadedForm({ kind, productId, text, t, onDone }: EditFormProps) {
	const { ask, language } = usePlatform();
	const refresh = useRefresh();
	const [value, setValue] = useState(text);
	const [error, setError] = useState<PlainTextKey>();
	const [busy, setBusy] = useState(false);
	const id = useId();
	const { document, label, saved, failed, most } = kinds[kind];
	const isName = kind === 'name';
	async function save(): Promise<boolean> {
		if (busy) return false;
		if (value.trim() === '') {
			setError(kind === 'name' ? 'controls.nameRequired' : failed);
			return false;
		}
		setBusy(true);
		try {
			await ask(document, { id: productId, languageCode: language, text: value });
			await refresh();
			onDone(saved);
			return true;
		} catch {
			setError(failed);
			setBusy(false);
			return false;
		}
	}
	const { leave, dialog } = useLeaveGuard({ dirty: value !== text, onSave: save, onDiscard: () => setValue(text) });
	const cancel = async () => {
		if (await leave()) onDone();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		save();
	};
	const press = (event: KeyboardEvent) => {
		if (event.key === 'Escape') {
			// The browser would close the question with the same key.
			event.preventDefault();
			cancel();
		}
		if (event.key === 'Enter' && (isName || event.ctrlKey || event.metaKey)) {
			event.preventDefault();
			save();
		}
	};
	return (
		<form onSubmit={submit} className="mt-4 grid gap-2">
			{dialog}
			{isName ? (
				<>
					<label htmlFor={id} className="font-bold">
						{t(label)}
					</label>
					<textarea
						id={id}
						// biome-ignore lint/a11y/noAutofocus: a user who pressed the button wants to write here
						autoFocus
						rows={1}
						maxLength={most}
						value={value}
						lang={language}
						aria-describedby={`${id}-hint`}
						aria-invalid={error !== undefined}
						onChange={(event) => setValue(event.target.value)}
						onKeyDown={press}
						className="w-full rounded-theme border border-control-line bg-control px-3 py-2 text-control-text"
					/>
				</>
			) : (
				// biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of what is inside
				<div onKeyDown={press}>
					<LateSimpleField
						label={t(label)}
						value={value}
						maxLength={most}
						language={language}
						autoFocus
						onChange={setValue}
					/>
				</div>
			)}
			<p id={`${id}-hint`} className="text-sm text-muted">
				{t('controls.inLanguage', { language: ownNameOfLanguage(language) })}
			</p>
			<p role="alert" className="text-sm text-error empty:hidden">
				{error && t(error)}
			</p>
			<div className="flex gap-2">
				<Button type="submit" colour="primary" size="small" busy={busy}>
					{t('controls.save')}
				</Button>
				<Button size="small" onClick={cancel}>
					{t('controls.cancel')}
				</Button>
			</div>
		</form>
	);
}
