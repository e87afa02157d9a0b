// What is translated by machine, how readers are spoken to, and what became of it.
import { type Formality, formalities, sentenceOfFailure } from '../../../../rules/machine-translation.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { useEditor } from '../../editor.ts';
import { nameOfLocale } from '../../localization/locale-names.ts';
import { has, useMe } from '../../me.tsx';
import {
	type machineTranslationDocument,
	saveMachineTranslationDocument,
	translationAccountDocument,
} from './translation.documents.ts';
import { useTranslateMissing } from './use-translate-missing.ts';

type State = Data<typeof machineTranslationDocument>['machineTranslation'];

interface Values {
	enabled: boolean;
	formality: Formality;
	languages: readonly string[];
}

export function TranslationSettings({ state }: { state: State }) {
	const { t, languages } = usePlatform();
	const readOnly = !has(useMe(), 'mTenant');
	const change = useChange();
	const editor = useEditor<Values>({
		initial: { enabled: state.enabled, formality: state.formality, languages: state.languages },
		judge: () => ({}),
		save: async (settings) => {
			await change(saveMachineTranslationDocument, { settings: { ...settings, languages: [...settings.languages] } });
		},
		said: { saved: t('settings.saved'), failed: t('settings.saveFailed') },
	});
	const { values, set } = editor;
	const codes = languages.map(({ languageCode }) => languageCode);
	return (
		<>
			{editor.failure && <Notice kind="danger">{editor.failure}</Notice>}
			<Card heading="h2" title={t('machine.translation')}>
				<div className="grid gap-5">
					<Checkbox
						label={t('machine.enabled')}
						hint={t('machine.enabledHint')}
						disabled={readOnly}
						checked={values.enabled}
						onChange={(enabled) => set({ enabled })}
					/>
					<RadioGroup
						label={t('machine.formality')}
						hint={t('machine.formalityHint')}
						disabled={readOnly}
						value={values.formality}
						onChange={(formality) => set({ formality })}
						choices={formalities.map((value) => ({ value, label: t(`machine.formality.${value}`) }))}
					/>
					<fieldset className="min-w-0">
						<legend className="mb-2 text-sm font-semibold text-label">{t('machine.languages')}</legend>
						<ul className="grid gap-4">
							{codes.map((code) => (
								<LanguageSwitch
									key={code}
									code={code}
									state={state}
									readOnly={readOnly}
									on={values.languages.includes(code)}
									onChange={(on) =>
										set({
											languages: codes.filter((other) => (other === code ? on : values.languages.includes(other))),
										})
									}
								/>
							))}
						</ul>
					</fieldset>
				</div>
			</Card>
			{!readOnly && <SaveBar {...editor.bar} />}
		</>
	);
}

interface SwitchProps {
	code: string;
	state: State;
	readOnly: boolean;
	on: boolean;
	onChange(on: boolean): void;
}

function LanguageSwitch({ code, state, readOnly, on, onChange }: SwitchProps) {
	const { t, language } = usePlatform();
	const mayTranslate = has(useMe(), 'mLocalisation');
	const { busy, translateMissing } = useTranslateMissing();
	const { data } = useAdminQuery(translationAccountDocument, {}, { enabled: state.connection !== 'none' });
	const known = data?.translationAccount.languages.find(({ languageCode }) => languageCode === code);
	const name = nameOfLocale(code, language);
	const active = state.enabled && state.languages.includes(code) && state.connection !== 'none';
	return (
		<li className="grid gap-2 border-s-2 border-line ps-4">
			<Checkbox
				label={name}
				hint={known?.supported === false ? t('machine.unsupported') : undefined}
				disabled={readOnly}
				checked={on}
				onChange={onChange}
			/>
			<Outcome queue={state.queue.filter(({ languageCode }) => languageCode === code)} />
			{active && mayTranslate && (
				<div>
					<Button size="small" busy={busy === code} onClick={() => translateMissing(code)}>
						{t('machine.translateMissing')}
						<span className="sr-only"> ({name})</span>
					</Button>
				</div>
			)}
		</li>
	);
}

function Outcome({ queue }: { queue: State['queue'] }) {
	const { t } = usePlatform();
	return queue.map(({ failure, texts }) =>
		failure === null ? (
			<p key="waiting" role="status" className="text-sm text-muted">
				{t('machine.waiting', { count: texts })}
			</p>
		) : (
			<Notice key={failure} kind="danger">
				<strong>{t('machine.failed', { count: texts })}.</strong> {t(sentenceOfFailure(failure))}
			</Notice>
		),
	);
}
