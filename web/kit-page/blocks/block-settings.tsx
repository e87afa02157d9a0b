// What can be chosen of one block, to see it in every way.
import { definitions } from '../../../blocks/registry.ts';
import { Select } from '../../kit/select.tsx';

interface SettingsProps {
	type: string;
	values: Readonly<Record<string, unknown>>;
	onChange(values: Readonly<Record<string, unknown>>): void;
}

export function BlockSettings({ type, values, onChange }: SettingsProps) {
	const fields = Object.entries(definitions[type]?.fields ?? {});
	return fields.map(([name, field]) =>
		field.kind === 'choice' ? (
			<Select
				key={name}
				label={name}
				value={String(values[name] ?? field.initial)}
				onChange={(value) => onChange({ ...values, [name]: value })}
				choices={field.options.map((value) => ({ value, label: value }))}
			/>
		) : null,
	);
}
