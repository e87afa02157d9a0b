// The settings of a section or an item: a control for each kind of field.
import { actionWidgetType } from '../../../rules/pages/action-widget.ts';
import type { Part } from '../../../rules/pages/document.ts';
import type { Field, Fields } from '../../../rules/pages/fields.ts';
import type { At } from '../../../rules/pages/operations.ts';
import { NumberField } from '../../kit/number-field.tsx';
import { Select } from '../../kit/select.tsx';
import { Switch } from '../../kit/switch.tsx';
import { labelOf, optionLabel } from '../../page-view/block-texts.ts';
import { usePlatform, useTexts } from '../../platform/environment.tsx';
import { useActions } from '../state/use-actions.ts';
import { WidgetType, widgetFields } from './action-widget/widget-fields.tsx';
import { AddressField, TermField } from './address-field.tsx';
import { CallField } from './call-field.tsx';
import { IconField } from './icon-field.tsx';
import { LinkField } from './link-field.tsx';
import { MomentField } from './moment-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ProductsField } from './products-field.tsx';
import { TopicsField } from './topics-field.tsx';

interface FieldsFormProps {
	at: At;
	part: Part;
	type: string;
	fields: Fields;
}

export function FieldsForm({ at, part, type, fields }: FieldsFormProps) {
	const t = useTexts();
	const isWidget = type === actionWidgetType;
	const asked = isWidget ? widgetFields(part, fields) : fields;
	return (
		<div className="grid gap-4">
			{isWidget && <WidgetType at={at} part={part} type={type} />}
			{Object.entries(asked).map(([name, field]) => (
				<FieldControl
					key={name}
					at={at}
					name={name}
					field={field}
					value={part.values[name]}
					label={labelOf(t, type, name, at.item !== undefined)}
					type={type}
				/>
			))}
		</div>
	);
}

interface FieldControlProps {
	at: At;
	name: string;
	field: Field;
	value: unknown;
	label: string;
	type: string;
}

export interface ControlProps<Value> {
	at: At;
	name: string;
	label: string;
	value: Value;
	onChange(value: Value): boolean;
}

function FieldControl({ at, name, field, value, label, type }: FieldControlProps) {
	const t = useTexts();
	const actions = useActions();
	const change = (next: unknown) => actions.change([{ do: 'value', at, field: name, value: next }]);
	const basics = { at, name, label, onChange: change };
	switch (field.kind) {
		case 'choice':
			return (
				<Select
					label={label}
					value={String(value)}
					onChange={change}
					choices={field.options.map((option) => ({
						value: option,
						label: optionLabel(t, type, name, option, at.item !== undefined),
					}))}
				/>
			);
		case 'flag':
			return <Switch label={label} on={value === true} onChange={change} />;
		case 'amount':
			return (
				<NumberField
					label={label}
					value={Number(value)}
					min={field.min}
					max={field.max}
					step={1}
					onChange={(next) => next !== undefined && !Number.isNaN(next) && change(next)}
				/>
			);
		case 'picture':
			return <PictureField {...basics} value={value as string | null} />;
		case 'link':
			return <LinkField {...basics} value={value as never} />;
		case 'call':
			return <CallField {...basics} value={value as never} />;
		case 'icon':
			return <IconField {...basics} value={value as string | null} />;
		case 'category':
			return <CategoryField {...basics} value={value as string | null} />;
		case 'address':
			return <AddressField {...basics} of={field.of} value={value as string | null} />;
		case 'moment':
			return <MomentField {...basics} value={value as string | null} />;
		case 'term':
			return <TermField {...basics} value={value as string | null} max={field.max} />;
		case 'products':
			return <ProductsField {...basics} value={value as readonly string[]} max={field.max} />;
		case 'topics':
			return <TopicsField {...basics} value={value as readonly string[]} />;
		default:
			return null;
	}
}

function CategoryField({ label, value, onChange }: ControlProps<string | null>) {
	const { t, shopfront } = usePlatform();
	const depthOf = (slug: string | null): number => {
		const above = shopfront.categories.find((one) => one.slug === slug);
		return above ? 1 + depthOf(above.parent) : 0;
	};
	return (
		<Select
			label={label}
			value={value ?? 'none'}
			onChange={(id) => onChange(id === 'none' ? null : id)}
			choices={[
				{ value: 'none', label: t('pageEditor.noCategory') },
				...shopfront.categories.map(({ id, name, parent }) => ({
					value: id,
					label: `${'– '.repeat(depthOf(parent))}${name}`,
				})),
			]}
		/>
	);
}
