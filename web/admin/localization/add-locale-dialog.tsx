// Another language for the shop: a well-known one, or any other by its code.
import { useId, useState } from 'react';
import { formatNumber } from '../../../rules/formats.ts';
import type { Notation } from '../../../rules/notations.ts';
import { toGiven } from '../../../rules/settings/api-values.ts';
import {
	type MachineTranslationSettings,
	machineTranslationSettings,
} from '../../../rules/settings/machine-translation.ts';
import { isLocaleCode, wellKnownLocales } from '../../../rules/well-known-locales.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import {
	saveMachineTranslationDocument,
	translateTextsDocument,
	untranslatedTextsDocument,
} from '../settings/translation/translation.documents.ts';
import { nameOfLocale } from './locale-names.ts';
import { addLocalizationDocument } from './localization.documents.ts';
import { useNewDocument } from './localization-actions.ts';
import { NotationField } from './notation-field.tsx';

const other = 'other';

interface AddLocaleProps {
	open: boolean;
	onClose(): void;
	/** What the shop has. */
	taken: readonly { languageCode: string; default: boolean }[];
	/** Undefined where an admin who adds may not have it translated. */
	machine: MachineTranslationSettings | undefined;
}

export function AddLocaleDialog({ open, onClose, ...rest }: AddLocaleProps) {
	const { t } = usePlatform();
	const form = useId();
	const [busy, setBusy] = useState(false);
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={t('localization.add')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" type="submit" form={form} busy={busy}>
						{t('localization.add')}
					</Button>
				</>
			}
		>
			<AddLocaleForm id={form} onBusy={setBusy} {...rest} />
		</Dialog>
	);
}

interface FormProps extends Pick<AddLocaleProps, 'taken' | 'machine'> {
	id: string;
	onBusy(busy: boolean): void;
}

function useChoices(taken: FormProps['taken']) {
	const { t, language } = usePlatform();
	const known = wellKnownLocales
		.filter((code) => !taken.some(({ languageCode }) => languageCode === code))
		.map((value) => ({ value: value as string, label: `${nameOfLocale(value, language)} · ${value}` }))
		.sort((a, b) => a.label.localeCompare(b.label, language));
	return [...known, { value: other, label: t('localization.other') }];
}

function useAdd({ taken, machine, onBusy }: Omit<FormProps, 'id'>) {
	const { t } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const renew = useNewDocument();
	const [failure, setFailure] = useState<string>();
	const add = async (languageCode: string, notation: string, translate: boolean) => {
		setFailure(undefined);
		onBusy(true);
		try {
			await change(addLocalizationDocument, { languageCode, notation: notation || null });
			if (machine && translate) {
				const languages = [...machine.languages, languageCode];
				const settings = toGiven(machineTranslationSettings, { ...machine, languages });
				await change(saveMachineTranslationDocument, { settings });
				await change(translateTextsDocument, { languages: [languageCode] });
			}
			renew([...taken, { languageCode, default: false }], t('localization.added'));
		} catch (error) {
			setFailure(failureText(error, t));
			toast.error(t('localization.addFailed'));
			onBusy(false);
		}
	};
	return { failure, add };
}

function AddLocaleForm({ id, ...rest }: FormProps) {
	const { t, language, notation: writing } = usePlatform();
	const choices = useChoices(rest.taken);
	const { failure, add } = useAdd(rest);
	const [chosen, setChosen] = useState('');
	const [typed, setTyped] = useState('');
	const [notation, setNotation] = useState<Notation | ''>('');
	const [translate, setTranslate] = useState(true);
	const [tried, setTried] = useState(false);
	const code = chosen === other ? typed.trim() : chosen;
	const isCounted = isLocaleCode(code) && rest.machine !== undefined;
	const { data: counted } = useAdminQuery(untranslatedTextsDocument, { languages: [code] }, { enabled: isCounted });
	const error = tried && !isLocaleCode(code) ? t('localization.invalid') : undefined;
	return (
		<form
			id={id}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				setTried(true);
				if (isLocaleCode(code)) add(code, notation, translate);
			}}
			className="grid gap-4"
		>
			<p className="text-muted">{t('localization.addHint')}</p>
			{failure && <Notice kind="danger">{failure}</Notice>}
			<Select
				label={t('localization.language')}
				required
				value={chosen}
				onChange={setChosen}
				choices={choices}
				error={chosen === other ? null : (error ?? null)}
			/>
			{chosen === other && (
				<TextField
					label={t('localization.code')}
					hint={t('localization.codeHint')}
					required
					value={typed}
					onChange={setTyped}
					error={error ?? null}
					maxLength={5}
				/>
			)}
			{isLocaleCode(code) && (
				<NotationField code={code} label={t('localization.notation')} value={notation} onChange={setNotation} />
			)}
			{rest.machine && (
				<Checkbox
					label={t('localization.addMachine')}
					hint={
						counted
							? t('localization.addMachineCount', {
									count: counted.untranslatedTexts.texts,
									characters: formatNumber(counted.untranslatedTexts.characters, language, writing),
								})
							: t('localization.addMachineHint')
					}
					checked={translate}
					onChange={setTranslate}
				/>
			)}
		</form>
	);
}
