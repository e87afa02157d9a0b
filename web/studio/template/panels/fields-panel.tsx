// The fields of a template: their order, what fills in the selected object, and the way to each of them.
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Design, DesignElement, DesignField } from '../../../../rules/designs/design.ts';
import {
	addField,
	bindElement,
	changeField,
	isFieldUsed,
	moveField,
	removeField,
} from '../../../../rules/designs/editing/edit-fields.ts';
import { fieldKeysOf } from '../../../../rules/designs/placeholders.ts';
import { Button } from '../../../kit/button.tsx';
import { Select } from '../../../kit/select.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { labelOf } from '../../fields/field-uses.ts';
import { useSettledDesign } from '../../free/use-settled-design.ts';
import { nameElements } from '../../paint/name-elements.ts';
import { useReadOnly, useStudio } from '../../studio-context.tsx';
import { useSelection } from '../../view/use-selection.ts';
import { FieldDialog } from './field-dialog.tsx';
import { fieldFor, newField } from './new-field.ts';
import { useTemplateChange } from './use-template-change.ts';

interface PanelProps {
	/** Key of the field that is edited. */
	opened: string | undefined;
	onOpen(key: string | undefined): void;
}

export function FieldsPanel({ opened, onOpen }: PanelProps) {
	const { t } = usePlatform();
	const design = useSettledDesign();
	const readOnly = useReadOnly();
	const { change, problem } = useTemplateChange();
	const [made, setMade] = useState<DesignField>();
	const edited = design.fields.find(({ key }) => key === opened);
	const close = () => {
		setMade(undefined);
		onOpen(undefined);
	};
	const shown = made ?? edited;
	return (
		<>
			<p className="text-sm text-muted">{t('templateEditor.fieldsHint')}</p>
			<BoundField design={design} onMade={onOpen} />
			<ol className="grid gap-1 empty:hidden">
				{design.fields.map((field, index) => (
					<FieldRow
						key={field.key}
						field={field}
						design={design}
						onEdit={() => onOpen(field.key)}
						onRemove={() => change((now) => removeField(now, field.key))}
						onUp={
							index > 0
								? () => change((now) => moveField(now, field.key, design.fields[index - 1]?.key ?? null))
								: undefined
						}
						onDown={
							index < design.fields.length - 1
								? () => change((now) => moveField(now, field.key, design.fields[index + 2]?.key ?? null))
								: undefined
						}
					/>
				))}
			</ol>
			<p role="alert" className="text-sm text-error empty:hidden">
				{problem}
			</p>
			<div>
				<Button
					size="small"
					disabled={readOnly}
					onClick={() => setMade(newField(design, t('templateEditor.newField')))}
				>
					{t('templateEditor.addField')}
				</Button>
			</div>
			{shown && (
				<FieldDialog
					key={shown.key}
					field={shown}
					isNew={made !== undefined}
					takenKeys={design.fields.filter((one) => one !== edited).map(({ key }) => key)}
					onClose={close}
					onSave={(field) => {
						const done = change((now) => (made ? addField(now, field) : changeField(now, shown.key, field)));
						if (done) close();
						return done;
					}}
					problem={problem}
				/>
			)}
		</>
	);
}

interface RowProps {
	field: DesignField;
	design: Design;
	onEdit(): void;
	onRemove(): void;
	onUp: (() => void) | undefined;
	onDown: (() => void) | undefined;
}

function FieldRow({ field, design, onEdit, onRemove, onUp, onDown }: RowProps) {
	const { t, language } = usePlatform();
	const readOnly = useReadOnly();
	const name = labelOf(field.labels, language, field.key);
	const notes = [
		t(`templateEditor.kinds.${field.kind}`),
		...(field.required ? [t('templateEditor.requiredMark')] : []),
		...(isFieldUsed(design, field.key) ? [] : [t('templateEditor.unusedMark')]),
	];
	return (
		<li className="grid gap-1 rounded-theme border border-line p-2">
			<p className="min-w-0 wrap-break-word">
				<span className="font-semibold">{name}</span> <span className="text-sm text-muted">{notes.join(' · ')}</span>
			</p>
			<div className="flex gap-1">
				<Button
					size="small"
					aria-label={t('templateEditor.editOf', { name })}
					icon={<IconPencil aria-hidden size={16} />}
					onClick={onEdit}
				/>
				<Button
					size="small"
					aria-label={t('templateEditor.upOf', { name })}
					disabled={readOnly || !onUp}
					icon={<IconArrowUp aria-hidden size={16} />}
					onClick={onUp}
				/>
				<Button
					size="small"
					aria-label={t('templateEditor.downOf', { name })}
					disabled={readOnly || !onDown}
					icon={<IconArrowDown aria-hidden size={16} />}
					onClick={onDown}
				/>
				<Button
					size="small"
					aria-label={t('templateEditor.removeOf', { name })}
					disabled={readOnly}
					icon={<IconTrash aria-hidden size={16} />}
					onClick={onRemove}
				/>
			</div>
		</li>
	);
}

const isFillable = ({ kind }: DesignElement): boolean => kind === 'text' || kind === 'image' || kind === 'code';

/** The selected object: made a field, or filled in by one that there is. */
function BoundField({ design, onMade }: { design: Design; onMade(key: string): void }) {
	const platform = usePlatform();
	const { t, language } = platform;
	const { store } = useStudio();
	const readOnly = useReadOnly();
	const selection = useSelection();
	const { change, problem } = useTemplateChange();
	const [id = ''] = selection;
	const element = selection.length === 1 ? store.element(id) : undefined;
	const page = store.pageOf(id);
	if (!element || page === undefined || !isFillable(element)) return null;
	const name = nameElements(design, platform).get(id) ?? '';
	const fitting = design.fields.filter((field) => bindElement(page, element, field) !== undefined);
	const bind = (field: DesignField) => {
		const operation = bindElement(page, element, field);
		return operation ? [operation] : [];
	};
	const make = () => {
		const field = fieldFor(design, { ...element, name: element.name || name }, language);
		if (change((now) => [...addField(now, field), ...bind(field)])) onMade(field.key);
	};
	const [bound = ''] = fieldKeysOf(element);
	return (
		<div className="grid gap-2 rounded-theme bg-sunken p-2">
			{fitting.length > 0 && (
				<Select
					label={t('templateEditor.boundTo', { name: name.slice(0, 60) })}
					disabled={readOnly}
					value={bound || 'none'}
					onChange={(key) => {
						const field = fitting.find((one) => one.key === key);
						if (field) change(() => bind(field));
					}}
					choices={[
						...(bound ? [] : [{ value: 'none', label: t('templateEditor.boundToNone') }]),
						...fitting.map(({ key, labels }) => ({ value: key, label: labelOf(labels, language, key) })),
					]}
				/>
			)}
			{!bound && (
				<Button size="small" disabled={readOnly} onClick={make}>
					{t('templateEditor.makeField', { name: name.slice(0, 40) })}
				</Button>
			)}
			<p role="alert" className="text-sm text-error empty:hidden">
				{problem}
			</p>
		</div>
	);
}
