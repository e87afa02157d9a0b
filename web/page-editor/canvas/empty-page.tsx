// A page on which nothing is yet.
import { IconLayoutGridAdd } from '@tabler/icons-react';
import { Button } from '../../kit/button.tsx';
import { ThemeScope } from '../../kit/theme-scope.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { useEditor } from '../state/editor.tsx';
import { useActions } from '../state/use-actions.ts';

export function EmptyPage() {
	const t = useTexts();
	const { readOnly, open, mail } = useEditor();
	const actions = useActions();
	return (
		<ThemeScope name="admin" className="grid place-items-center px-4 py-20">
			<div className="grid max-w-md justify-items-center gap-4 rounded-theme border-2 border-dashed border-line bg-surface p-8 text-center">
				<IconLayoutGridAdd aria-hidden size={56} stroke={1.25} className="text-accent" />
				<h2 className="text-xl font-bold">{t('pageEditor.emptyTitle')}</h2>
				<p>{t('pageEditor.emptyText')}</p>
				{!readOnly && (
					<div className="flex flex-wrap justify-center gap-2">
						<Button colour="adminPrimary" onClick={() => open({ kind: 'insert', before: null })}>
							{t('pageEditor.insertFirst')}
						</Button>
						{!mail && <Button onClick={() => open({ kind: 'wizard' })}>{t('pageEditor.fromTemplate')}</Button>}
						<Button onClick={() => actions.paste(undefined)}>{t('pageEditor.pasteCopied')}</Button>
					</div>
				)}
			</div>
		</ThemeScope>
	);
}
