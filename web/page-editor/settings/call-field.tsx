// A button of a section: what it says and where it leads, with the way to its editor.
import type { CallToAction } from '../../../rules/pages/call-to-action.ts';
import { spokenText } from '../../../rules/pages/texts.ts';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { useEditor } from '../state/editor.tsx';
import type { ControlProps } from './fields-form.tsx';

export function CallField({ at, name, label, value }: ControlProps<CallToAction | null>) {
	const t = useTexts();
	const { store, language, base, open } = useEditor();
	const words = spokenText(store.part(at)?.texts[name], [language, base]);
	return (
		<div className="flex items-center justify-between gap-3 rounded-theme border border-line p-3">
			<div className="min-w-0">
				<p className="text-sm font-semibold text-label">{label}</p>
				<p className="truncate text-sm">
					{value ? `${typeof words === 'string' ? words : ''} → ${value.url}` : t('pageEditor.noCall')}
				</p>
			</div>
			<Button size="small" onClick={() => open({ kind: 'call', at, field: name })}>
				{t(value ? 'pageEditor.edit' : 'pageEditor.add')}
			</Button>
		</div>
	);
}
