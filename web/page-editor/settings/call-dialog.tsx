// The editor of a call to action: its words in every language, where it leads, where one can click, its colour.
import { useState } from 'react';
import { languageNameIn } from '../../../rules/language-names.ts';
import { type CallToAction, callColours, clickBehaviours } from '../../../rules/pages/call-to-action.ts';
import { isPageUrl } from '../../../rules/pages/check-rich-text.ts';
import type { At, Operation } from '../../../rules/pages/operations.ts';
import { callText } from '../../../rules/pages/validate-part.ts';
import { Button } from '../../kit/button.tsx';
import { buttonClass } from '../../kit/button-style.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { useLeaveGuard } from '../../kit/leave-guard.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { completeLink, LinkFields } from '../../text-editing/links/link-fields.tsx';
import { useEditor } from '../state/editor.tsx';
import { textOperation } from '../state/texts.ts';
import { useActions } from '../state/use-actions.ts';

interface CallDialogProps {
	at: At;
	field: string;
	onClose(): void;
}

const fresh: CallToAction = { url: '', target: '', click: 'button', colour: 'primary' };

export default function CallDialog({ at, field, onClose }: CallDialogProps) {
	const { t, language: reader } = usePlatform();
	const { store, languages, base, readOnly } = useEditor();
	const actions = useActions();
	const confirm = useConfirm();
	const part = store.part(at);
	const known = part?.values[field] as CallToAction | null | undefined;
	const texts = part?.texts[field];
	const [call, setCall] = useState(known ?? fresh);
	const [words, setWords] = useState<Readonly<Record<string, string>>>(() =>
		Object.fromEntries(languages.map((language) => [language, String(texts?.[language]?.text ?? '')])),
	);
	const [tried, setTried] = useState(false);
	const ordered = [base, ...languages.filter((language) => language !== base)];
	const missing = (words[base] ?? '').trim() === '';
	const changed =
		JSON.stringify(call) !== JSON.stringify(known ?? fresh) ||
		languages.some((language) => words[language] !== String(texts?.[language]?.text ?? ''));
	/** @returns whether it could be */
	const save = (): boolean => {
		setTried(true);
		const led = { ...call, ...completeLink(call) };
		if (missing || !isPageUrl(led.url)) return false;
		const said = ordered.flatMap((language): Operation[] => {
			const text = (words[language] ?? '').trim();
			if (text === String(texts?.[language]?.text ?? '')) return [];
			// A translation is one of the words that are there then.
			const now = { ...texts, [base]: { text: (words[base] ?? '').trim(), source: 'human' as const } };
			return [textOperation(now, at, field, { text, language, base })];
		});
		const done = actions.change([{ do: 'value', at, field, value: led }, ...said]);
		if (done) onClose();
		return done;
	};
	const { leave, dialog } = useLeaveGuard({ dirty: changed, onSave: save, onDiscard: onClose });
	const remove = async () => {
		const sure = await confirm({
			title: t('pageEditor.removeCallTitle'),
			text: t('pageEditor.removeCallText'),
			confirmLabel: t('pageEditor.removeCall'),
			colour: 'danger',
		});
		if (!sure) return;
		const gone = languages
			.filter((language) => texts?.[language])
			.map((language): Operation => ({ do: 'text', at, field, language, text: null }));
		if (actions.change([{ do: 'value', at, field, value: null }, ...gone])) onClose();
	};
	return (
		<Dialog
			open
			onClose={async () => {
				if (await leave()) onClose();
			}}
			title={t('pageEditor.callTitle')}
			actions={
				<>
					{known && (
						<span className="me-auto">
							<Button colour="danger" disabled={readOnly} onClick={remove}>
								{t('pageEditor.removeCall')}
							</Button>
						</span>
					)}
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="adminPrimary" disabled={readOnly} onClick={() => save()}>
						{t('pageEditor.apply')}
					</Button>
				</>
			}
		>
			{dialog}
			<div className="grid gap-4">
				{readOnly && <Notice kind="warning">{t('pageEditor.readOnly')}</Notice>}
				{ordered.map((language) => (
					<TextField
						key={language}
						label={t('pageEditor.callWords', { language: languageNameIn(language, reader) })}
						required={language === base}
						maxLength={callText.max}
						error={language === base && tried && missing ? t('pageEditor.required') : undefined}
						value={words[language] ?? ''}
						onChange={(text) => setWords({ ...words, [language]: text })}
					/>
				))}
				<LinkFields
					required
					tried={tried}
					url={call.url}
					target={call.target}
					onChange={(link) => setCall({ ...call, ...link })}
				/>
				<RadioGroup
					label={t('pageEditor.click')}
					value={call.click}
					onChange={(click) => setCall({ ...call, click })}
					choices={clickBehaviours.map((value) => ({ value, label: t(`pageEditor.click.${value}`) }))}
				/>
				<fieldset>
					<legend className="mb-2 text-sm font-semibold text-label">{t('pageEditor.colour')}</legend>
					<div className="flex flex-wrap gap-2">
						{callColours.map((colour) => (
							<label key={colour} className="cursor-pointer">
								<input
									type="radio"
									name="colour"
									className="peer sr-only"
									checked={call.colour === colour}
									onChange={() => setCall({ ...call, colour })}
								/>
								<span
									className={`${buttonClass(colour, 'small')} outline-offset-2 outline-focus peer-checked:outline-2 peer-focus-visible:outline-3`}
								>
									{t(`pageEditor.colour.${colour}`)}
								</span>
							</label>
						))}
					</div>
				</fieldset>
			</div>
		</Dialog>
	);
}
