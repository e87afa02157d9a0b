// A set of synonyms, new or not: validated while it is typed, and once more by the API.
import { useId, useState } from 'react';
import {
	findSynonymError,
	readSynonyms,
	type SynonymError,
	type SynonymSet,
} from '../../../rules/catalogue/synonyms.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Select } from '../../kit/select.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { nameOfLocale } from '../localization/locale-names.ts';
import { saveSynonymsDocument } from './search.documents.ts';

/** What is edited; a new set has no id yet. */
export interface Draft {
	id?: string;
	languageCode: string;
	words: readonly string[];
}

interface DialogProps {
	/** Undefined: closed. */
	draft: Draft | undefined;
	sets: readonly SynonymSet[];
	onClose(): void;
}

export function SynonymsDialog({ draft, sets, onClose }: DialogProps) {
	const { t } = usePlatform();
	const form = useId();
	const [busy, setBusy] = useState(false);
	return (
		<Dialog
			open={draft !== undefined}
			onClose={onClose}
			title={draft?.id ? t('adminSearch.edit') : t('adminSearch.new')}
			size="small"
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" type="submit" form={form} busy={busy}>
						{t('kit.save')}
					</Button>
				</>
			}
		>
			{draft && <SynonymsForm id={form} draft={draft} sets={sets} onBusy={setBusy} onSaved={onClose} />}
		</Dialog>
	);
}

function errorText(error: SynonymError, t: Translate): string {
	switch (error.kind) {
		case 'few':
			return t('adminSearch.few');
		case 'many':
			return t('adminSearch.many');
		case 'noWord':
			return t('adminSearch.noWord', { word: error.word });
		case 'taken':
			return t('adminSearch.taken', { word: error.word, others: error.others.join(', ') });
	}
}

interface FormProps {
	id: string;
	draft: Draft;
	sets: readonly SynonymSet[];
	onBusy(busy: boolean): void;
	onSaved(): void;
}

function SynonymsForm({ id, draft, sets, onBusy, onSaved }: FormProps) {
	const { t, language, languages } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const [languageCode, setLanguageCode] = useState(draft.languageCode);
	const [typed, setTyped] = useState(draft.words.join(', '));
	const [validated, setValidated] = useState(false);
	const [failure, setFailure] = useState<string>();
	const words = readSynonyms(typed);
	const fault = findSynonymError({ id: draft.id, languageCode, words }, sets);
	// While an admin is still typing the second word, that there is only one is no error.
	const early = fault?.kind === 'few' && !validated;

	async function save() {
		setValidated(true);
		setFailure(undefined);
		if (fault) {
			document.querySelector<HTMLElement>(`#${CSS.escape(id)} textarea`)?.focus();
			return;
		}
		onBusy(true);
		try {
			await change(saveSynonymsDocument, { id: draft.id ?? null, languageCode, words });
			toast.success(t('adminSearch.saved'));
			onSaved();
		} catch (error) {
			setFailure(failureText(error, t));
			toast.error(t('adminSearch.saveFailed'));
		} finally {
			onBusy(false);
		}
	}

	return (
		<form
			id={id}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
			className="grid gap-4"
		>
			{failure && <Notice kind="danger">{failure}</Notice>}
			<Select
				label={t('adminSearch.language')}
				required
				value={languageCode}
				onChange={setLanguageCode}
				choices={languages.map(({ languageCode: value }) => ({ value, label: nameOfLocale(value, language) }))}
			/>
			<TextArea
				label={t('adminSearch.words')}
				hint={t('adminSearch.wordsHint')}
				required
				value={typed}
				onChange={setTyped}
				error={fault && !early ? errorText(fault, t) : null}
			/>
		</form>
	);
}
