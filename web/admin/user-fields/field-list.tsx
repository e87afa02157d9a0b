// The fields in their order, which is changed by dragging or by keys: Enter on the handle, arrows, Enter again.
import { IconGripVertical } from '@tabler/icons-react';
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { Checkbox } from '../../kit/checkbox.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import type { Field, Flags } from './fields-page.tsx';

interface FieldListProps {
	fields: readonly Field[];
	flags: Readonly<Record<string, Flags>>;
	onFlags(fieldName: string, flags: Flags): void;
	onOrder(fieldNames: string[]): void;
	readOnly: boolean;
}

/** The names when those that were moved stand before or after another one. */
function moved(
	names: readonly string[],
	keys: ReadonlySet<string>,
	target: string,
	place: 'before' | 'after',
): string[] {
	const rest = names.filter((name) => !keys.has(name));
	const at = rest.indexOf(target) + (place === 'after' ? 1 : 0);
	return [...rest.slice(0, at), ...names.filter((name) => keys.has(name)), ...rest.slice(at)];
}

export function FieldList({ fields, flags, onFlags, onOrder, readOnly }: FieldListProps) {
	const t = useTexts();
	const names = fields.map(({ fieldName }) => fieldName);
	const { dragAndDropHooks } = useDragAndDrop({
		isDisabled: readOnly,
		getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
		onReorder({ keys, target }) {
			const place = target.dropPosition;
			if (place === 'on') return;
			const next = moved(names, new Set([...keys].map(String)), String(target.key), place);
			if (next.join() !== names.join()) onOrder(next);
		},
		renderDropIndicator: (target) => (
			<DropIndicator target={target} className="h-0.5 outline-none data-drop-target:bg-accent" />
		),
	});
	return (
		<GridList
			aria-label={t('admin.userFields')}
			dragAndDropHooks={dragAndDropHooks}
			keyboardNavigationBehavior="tab"
			selectionMode="none"
			className="rounded-theme border border-line bg-surface outline-none"
		>
			{fields.map((field) => {
				const own = flags[field.fieldName] ?? field;
				return (
					<GridListItem
						key={field.fieldName}
						id={field.fieldName}
						textValue={field.label}
						className="flex items-center gap-3 border-b border-line px-3 py-2 outline-none last:border-b-0 data-dragging:opacity-50 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus data-hovered:bg-surface-hover"
					>
						{!readOnly && (
							<Button
								slot="drag"
								className="grid size-8 shrink-0 cursor-grab place-items-center rounded-theme text-muted data-focus-visible:outline-2 data-focus-visible:outline-focus data-hovered:text-text pointer-coarse:size-11"
							>
								<IconGripVertical aria-hidden size={18} />
							</Button>
						)}
						<div className="grid min-w-0 grow gap-x-4 gap-y-1 phone:grid-cols-2 phone:items-center tablet:grid-cols-[minmax(0,1fr)_11rem_7rem_7rem]">
							<div className="min-w-0">
								<NearLink
									to={`/admin/user-fields/${field.fieldName}`}
									className="rounded-theme font-medium text-text underline-offset-2 wrap-break-word hover:underline"
								>
									{field.label}
								</NearLink>
								<p className="text-sm text-muted wrap-anywhere">
									{field.fieldName} · {t(field.group === 'general' ? 'userFields.general' : 'userFields.specific')}
								</p>
							</div>
							<p className="text-sm text-muted">{t(`userFields.type.${field.type}`)}</p>
							<Checkbox
								label={t('userFields.use')}
								disabled={readOnly}
								checked={own.use}
								onChange={(use) => onFlags(field.fieldName, { ...own, use })}
							/>
							<Checkbox
								label={t('userFields.required')}
								disabled={readOnly}
								checked={own.required}
								onChange={(required) => onFlags(field.fieldName, { ...own, required })}
							/>
						</div>
					</GridListItem>
				);
			})}
		</GridList>
	);
}
