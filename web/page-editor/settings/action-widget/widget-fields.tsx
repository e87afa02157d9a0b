// What can be set of an action widget: its type in an editor of its own, looks here, and its buttons as those of any other block.

import { actionKinds } from '../../../../rules/pages/action-widget.ts';
import type { Part } from '../../../../rules/pages/document.ts';
import type { Fields } from '../../../../rules/pages/fields.ts';
import type { At } from '../../../../rules/pages/operations.ts';
import { Button } from '../../../kit/button.tsx';
import { labelOf, optionLabel } from '../../../page-view/block-texts.ts';
import { useTexts } from '../../../platform/environment.tsx';
import { useEditor } from '../../state/editor.tsx';
import { widgetButtons } from './save-widget.ts';

interface WidgetTypeProps {
	at: At;
	part: Part;
	type: string;
}

export function WidgetType({ at, part, type }: WidgetTypeProps) {
	const t = useTexts();
	const { open } = useEditor();
	return (
		<div className="flex items-center justify-between gap-3 rounded-theme border border-line p-3">
			<div className="min-w-0">
				<p className="text-sm font-semibold text-label">{labelOf(t, type, 'action', false)}</p>
				<p className="text-sm wrap-break-word">{optionLabel(t, type, 'action', String(part.values.action), false)}</p>
			</div>
			<Button size="small" onClick={() => open({ kind: 'widget', section: at.section })}>
				{t('pageEditor.edit')}
			</Button>
		</div>
	);
}

/** Those that its type does not need are not asked. */
export function widgetFields(part: Part, fields: Fields): Fields {
	const action = actionKinds.find((kind) => kind === part.values.action) ?? 'none';
	const shown = new Set<string>(['look', 'align', ...widgetButtons(action)]);
	return Object.fromEntries(Object.entries(fields).filter(([name]) => shown.has(name)));
}
