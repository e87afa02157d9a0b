// The field of a setting, by its kind; labels, hints and errors follow from its name.
import { ownNameOfLanguage } from '../../../../rules/languages.ts';
import { minorDigits } from '../../../../rules/money.ts';
import { choiceLabelOf, hintOf, labelOf } from '../../../../rules/settings/message-keys.ts';
import type { Setting, SettingsGroup } from '../../../../rules/settings/schema.ts';
import { rulesOf } from '../../../../rules/settings/validate.ts';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { SearchSelect } from '../../../kit/search-select.tsx';
import { type Choice, Select } from '../../../kit/select.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { SettingsForm } from './use-settings-form.ts';

export interface SettingFieldProps<Group extends SettingsGroup> {
	form: SettingsForm<Group>;
	name: keyof Group['settings'] & string;
	/** What can be chosen, where the schema does not say it. */
	choices?: readonly Choice[];
	disabled?: boolean;
}

export function SettingField<Group extends SettingsGroup>({
	form,
	name,
	choices = [],
	disabled = false,
}: SettingFieldProps<Group>) {
	const { t, currency } = usePlatform();
	const { group, editor, readOnly } = form;
	const setting = group.settings[name] as Setting;
	const value: unknown = editor.values[name];
	const hint = hintOf(group, name);
	const set = (changed: unknown) => editor.set({ [name]: changed } as Partial<typeof editor.values>);
	const basics = {
		label: t(labelOf(group, name)),
		...(hint && { hint: t(hint) }),
		disabled: readOnly || disabled,
	};
	const field = { ...basics, error: editor.errorOf(name) };
	switch (setting.kind) {
		case 'boolean':
			return <Checkbox {...basics} checked={value as boolean} onChange={set} />;
		case 'integer': {
			const { min, max, unit } = setting;
			return (
				<NumberField
					{...field}
					{...(unit && { unit: unit === '%' ? unit : t(unit) })}
					min={min}
					max={max}
					step={1}
					value={value as number}
					onChange={(number) => set(number ?? 0)}
				/>
			);
		}
		case 'money': {
			const units = 10 ** minorDigits(currency);
			return (
				<NumberField
					{...field}
					unit={currency}
					min={0}
					max={setting.max / units}
					step={1}
					value={(value as number) / units}
					onChange={(amount) => set(Math.round((amount ?? 0) * units))}
				/>
			);
		}
		case 'choice':
			return (
				<RadioGroup
					{...basics}
					value={value as string}
					onChange={set}
					choices={setting.choices.map((one) => ({ value: one, label: t(choiceLabelOf(group, name, setting, one)) }))}
				/>
			);
		case 'option': {
			const none = setting.none ? [{ value: '', label: t(setting.none) }] : [];
			const Field = setting.searched ? SearchSelect : Select;
			return <Field {...basics} value={value as string} onChange={set} choices={[...none, ...choices]} />;
		}
		case 'lines':
			return <TextArea {...field} rows={4} value={value as string} onChange={set} />;
		case 'emails':
			return <TextField {...field} value={value as string} onChange={set} />;
		case 'localised':
			return <LocalisedFields form={form} name={name} setting={setting} />;
		case 'text':
			return <LineField {...field} form={form} name={name} setting={setting} onChange={set} />;
		default:
			return null;
	}
}

type OfKind<Kind> = Extract<Setting, { kind: Kind }>;
type TextFieldProps = Parameters<typeof TextField>[0];

interface LineProps<Group extends SettingsGroup> extends Omit<TextFieldProps, 'value' | 'name' | 'form'> {
	form: SettingsForm<Group>;
	name: string;
	setting: OfKind<'text'>;
}

function LineField<Group extends SettingsGroup>({ form, name, setting, error, ...rest }: LineProps<Group>) {
	const value = form.editor.values[name] as string;
	const rules = rulesOf(setting, value, form.context) as Partial<TextFieldProps>;
	const isSaved = setting.savedIsRight && value === form.context.before?.[name];
	return (
		<TextField
			{...rest}
			{...rules}
			{...(setting.autoComplete && { autoComplete: setting.autoComplete })}
			value={value}
			error={error ?? (isSaved ? null : undefined)}
		/>
	);
}

interface LocalisedProps<Group extends SettingsGroup> {
	form: SettingsForm<Group>;
	name: keyof Group['settings'] & string;
	setting: OfKind<'localised'>;
}

function LocalisedFields<Group extends SettingsGroup>({ form, name, setting }: LocalisedProps<Group>) {
	const { t, languages } = usePlatform();
	const { group, editor, readOnly } = form;
	const wording = editor.values[name] as Readonly<Record<string, string>>;
	const hint = hintOf(group, name);
	return languages.map(({ languageCode }) => (
		<TextField
			key={languageCode}
			label={`${t(labelOf(group, name))} (${ownNameOfLanguage(languageCode)})`}
			{...(hint && { hint: t(hint) })}
			{...(setting.rules as Partial<TextFieldProps>)}
			disabled={readOnly}
			value={wording[languageCode] ?? ''}
			onChange={(text) => editor.set({ [name]: { ...wording, [languageCode]: text } } as Partial<typeof editor.values>)}
			error={editor.errorOf(`${name} ${languageCode}`)}
		/>
	));
}
