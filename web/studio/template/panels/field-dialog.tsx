// One field of a template: what it is called in each language of the shop, what may be filled in, where it comes from.
import { useState } from 'react';
import { type DesignField, designLimits, fieldKinds } from '../../../../rules/designs/design.ts';
import { placeholderOf } from '../../../../rules/designs/placeholders.ts';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { Select } from '../../../kit/select.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { labelOf } from '../../fields/field-uses.ts';
import { useReadOnly, useStudio } from '../../studio-context.tsx';
import { findFieldErrors } from './field-errors.ts';
import { PanelDialog } from './panel-dialog.tsx';
import { useLanguages } from './use-languages.ts';

interface DialogProps {
	field: DesignField;
	isNew: boolean;
	takenKeys: readonly string[];
	onClose(): void;
	/** @returns whether it was done */
	onSave(field: DesignField): boolean;
	/** Why it was not. */
	problem: string | undefined;
}

const sources = [
	'name',
	'firstName',
	'surname',
	'title',
	'company',
	'email',
	'phone',
	'street',
	'place',
	'address',
] as const;

export function FieldDialog({ field: given, isNew, takenKeys, onClose, onSave, problem }: DialogProps) {
	const { t, language } = usePlatform();
	const languages = useLanguages();
	const readOnly = useReadOnly();
	const [field, setField] = useState(given);
	const [tried, setTried] = useState(false);
	const set = (some: Partial<DesignField>) => setField({ ...field, ...some });
	const base = languages[0]?.code ?? language;
	const found = findFieldErrors(field, { takenKeys, base });
	const errorOf = (name: keyof typeof found) => {
		const code = tried ? found[name] : undefined;
		return code && t(`templateEditor.${code}`);
	};
	const save = () => {
		setTried(true);
		if (Object.keys(found).length === 0) onSave(tidy(field));
	};
	return (
		<PanelDialog
			title={
				isNew
					? t('templateEditor.newField')
					: t('templateEditor.fieldOf', { name: labelOf(given.labels, language, given.key) })
			}
			onClose={onClose}
		>
			<div className="relative grid gap-4 overflow-y-auto p-4">
				{languages.map(({ code: languageCode, name }) => (
					<TextField
						key={languageCode}
						label={t('templateEditor.labelIn', { language: name })}
						required={languageCode === base}
						maxLength={200}
						value={field.labels[languageCode] ?? ''}
						onChange={(label) => set({ labels: { ...field.labels, [languageCode]: label } })}
						error={languageCode === base ? errorOf('labels') : undefined}
					/>
				))}
				<TextField
					label={t('templateEditor.key')}
					hint={t('templateEditor.keyHint', { key: placeholderOf(field.key) })}
					required
					maxLength={60}
					value={field.key}
					onChange={(key) => set({ key: key.trim() })}
					error={errorOf('key')}
				/>
				<Select
					label={t('templateEditor.kind')}
					value={field.kind}
					onChange={(kind) => set({ kind, ...(kind === 'image' && { limit: null, defaultValue: '' }) })}
					choices={fieldKinds.map((kind) => ({ value: kind, label: t(`templateEditor.kinds.${kind}`) }))}
				/>
				<Checkbox
					label={t('templateEditor.required')}
					checked={field.required}
					onChange={(required) => set({ required })}
				/>
				{field.kind === 'choice' && (
					<TextArea
						label={t('templateEditor.choices')}
						rows={4}
						required
						value={field.choices.join('\n')}
						onChange={(text) => set({ choices: text.split('\n') })}
						error={errorOf('choices')}
					/>
				)}
				{field.kind !== 'image' && field.kind !== 'choice' && (
					<NumberField
						label={t('templateEditor.limitOf')}
						min={1}
						max={designLimits.lettersPerText}
						value={field.limit ?? undefined}
						onChange={(limit) => set({ limit: limit === undefined || Number.isNaN(limit) ? null : Math.round(limit) })}
					/>
				)}
				<Example field={field} onChange={(defaultValue) => set({ defaultValue })} error={errorOf('defaultValue')} />
				{field.kind !== 'image' && <SourceChoice value={field.source} onChange={(source) => set({ source })} />}
				{languages.map(({ code: languageCode, name }) => (
					<TextField
						key={languageCode}
						label={t('templateEditor.helpIn', { language: name })}
						maxLength={500}
						value={field.help[languageCode] ?? ''}
						onChange={(help) => set({ help: { ...field.help, [languageCode]: help } })}
					/>
				))}
				<div role="alert" className="empty:hidden">
					{problem && <Notice kind="danger">{problem}</Notice>}
				</div>
				<div className="flex flex-wrap justify-end gap-2">
					<Button onClick={onClose}>{t('templateEditor.cancel')}</Button>
					<Button colour="primary" disabled={readOnly} onClick={save}>
						{t('templateEditor.save')}
					</Button>
				</div>
			</div>
		</PanelDialog>
	);
}

const isFilled = ([, text]: [string, string]) => text.trim() !== '';

/** Without empty translations and choices. */
const tidy = (field: DesignField): DesignField => ({
	...field,
	labels: Object.fromEntries(Object.entries(field.labels).filter(isFilled)),
	help: Object.fromEntries(Object.entries(field.help).filter(isFilled)),
	choices: field.kind === 'choice' ? field.choices.map((choice) => choice.trim()).filter(Boolean) : [],
});

interface ExampleProps {
	field: DesignField;
	onChange(value: string): void;
	error: string | undefined;
}

function Example({ field: { kind, defaultValue, choices }, onChange, error }: ExampleProps) {
	const { t } = usePlatform();
	const { pictures } = useStudio();
	const common = {
		label: t('templateEditor.default'),
		hint: t('templateEditor.defaultHint'),
		value: defaultValue,
		onChange,
		error,
	};
	if (kind === 'multiline') return <TextArea rows={3} {...common} />;
	if (kind !== 'image' && kind !== 'choice') return <TextField {...common} />;
	const known = kind === 'choice' ? choices.filter(Boolean).map((one) => ({ id: one, name: one })) : pictures.list;
	const none = 'none';
	return (
		<Select
			{...common}
			value={defaultValue || none}
			onChange={(value) => onChange(value === none ? '' : value)}
			choices={[
				{ value: none, label: t('templateEditor.sourceNone') },
				...known.map(({ id, name }) => ({ value: id, label: name || id })),
			]}
		/>
	);
}

function SourceChoice({ value, onChange }: { value: string | null; onChange(source: string | null): void }) {
	const { t } = usePlatform();
	const none = 'none';
	const known = sources.map((one) => ({
		value: `profile.${one}`,
		label: t(`templateEditor.sources.${one}`),
	}));
	const isOther = value !== null && !known.some((one) => one.value === value);
	return (
		<Select
			label={t('templateEditor.source')}
			value={value ?? none}
			onChange={(chosen) => onChange(chosen === none ? null : chosen)}
			choices={[
				{ value: none, label: t('templateEditor.sourceNone') },
				...known,
				...(isOther ? [{ value, label: value }] : []),
			]}
		/>
	);
}
