// What is translated by machine, how readers are spoken to, and what became of it.
import { sentenceOfFailure } from '../../../../rules/machine-translation.ts';
import { machineTranslationSettings } from '../../../../rules/settings/machine-translation.ts';
import { settingsOfCard } from '../../../../rules/settings/message-keys.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { nameOfLocale } from '../../localization/locale-names.ts';
import { has, useMe } from '../../me.tsx';
import { SettingField } from '../schema/setting-field.tsx';
import { useSettingsForm } from '../schema/use-settings-form.ts';
import {
	type machineTranslationDocument,
	saveMachineTranslationDocument,
	translationAccountDocument,
} from './translation.documents.ts';
import { useTranslateMissing } from './use-translate-missing.ts';

type State = Data<typeof machineTranslationDocument>['machineTranslation'];

export function TranslationSettings({ state }: { state: State }) {
	const { t, languages } = usePlatform();
	const change = useChange();
	const form = useSettingsForm({
		group: machineTranslationSettings,
		loaded: state,
		cards: ['translation'],
		names: ['languages'],
		readOnly: !has(useMe(), 'mTenant'),
		save: (settings, revision) => change(saveMachineTranslationDocument, { settings, revision }),
	});
	const { editor, readOnly, saved } = form;
	const { values, set } = editor;
	const codes = languages.map(({ languageCode }) => languageCode);
	return (
		<>
			<Card heading="h2" title={t('machine.translation')}>
				<div className="grid gap-5">
					{settingsOfCard(machineTranslationSettings, 'translation').map((name) => (
						<SettingField key={name} form={form} name={name as 'enabled'} />
					))}
					<fieldset className="min-w-0">
						<legend className="mb-2 text-sm font-semibold text-label">{t('machine.languages')}</legend>
						<ul className="grid gap-4">
							{codes.map((code) => (
								<LanguageSwitch
									key={code}
									code={code}
									state={state}
									active={saved.enabled && saved.languages.includes(code) && state.connection !== 'none'}
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
	/** Whether texts are translated into it at present. */
	active: boolean;
	readOnly: boolean;
	on: boolean;
	onChange(on: boolean): void;
}

function LanguageSwitch({ code, state, active, readOnly, on, onChange }: SwitchProps) {
	const { t, language } = usePlatform();
	const mayTranslate = has(useMe(), 'mLocalisation');
	const { busy, translateMissing } = useTranslateMissing();
	const { data } = useAdminQuery(translationAccountDocument, {}, { enabled: state.connection !== 'none' });
	const known = data?.translationAccount.languages.find(({ languageCode }) => languageCode === code);
	const name = nameOfLocale(code, language);
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
