// A look as a file of design tokens, out and in. What comes in is validated whole: with an error nothing of it is taken.
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { adoptTheme } from '../../rules/theme/adopt-theme.ts';
import { toDesignTokens } from '../../rules/theme/design-tokens.ts';
import { fromDesignTokens } from '../../rules/theme/read-design-tokens.ts';
import { Button } from '../kit/button.tsx';
import { downloadJson } from '../kit/download.ts';
import { FileField } from '../kit/file-field.tsx';
import { Notice } from '../kit/notice.tsx';
import { useToast } from '../kit/toasts.tsx';
import { useTexts } from '../platform/environment.tsx';
import { useEditing } from './editing.tsx';

const maxBytes = 2 ** 20;

const save = (content: unknown): void => downloadJson('theme.tokens.json', JSON.stringify(content, null, '\t'));

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

export function Exchange() {
	const t = useTexts();
	const toast = useToast();
	const { own, light, state, change } = useEditing();
	const [errors, setErrors] = useState<readonly string[]>();
	const [ignored, setIgnored] = useState<readonly string[]>([]);
	const take = async ([file]: readonly File[]) => {
		if (!file) return;
		const found = fromDesignTokens(parsed(await file.text()));
		setIgnored(found.ignored);
		setErrors(
			found.faults.length > 0 ? found.faults.map(({ path, message }) => `${path} ${message}`.trim()) : undefined,
		);
		if (found.faults.length > 0) return;
		change(adoptTheme(own, found.theme, state.overwriteColors), 'import');
		toast.success(t('themeEditor.imported'));
	};
	return (
		<section aria-labelledby="theme-exchange" className="flex flex-col gap-3 border-t border-line pt-4">
			<h2 id="theme-exchange" className="font-semibold">
				{t('themeEditor.exchange')}
			</h2>
			<p className="text-sm text-muted">{t('themeEditor.exchangeIntro')}</p>
			<div>
				<Button icon={<IconDownload aria-hidden size={18} />} onClick={() => save(toDesignTokens(light))}>
					{t('themeEditor.export')}
				</Button>
			</div>
			<FileField
				label={t('themeEditor.import')}
				accept=".json,application/json"
				maxBytes={maxBytes}
				files={[]}
				onChange={take}
			/>
			<div role="status" className="flex flex-col gap-2 empty:hidden">
				{errors && (
					<Notice kind="danger">
						<p>{t('themeEditor.importFailed')}</p>
						<ul className="mt-1 font-mono text-sm wrap-anywhere">
							{errors.slice(0, 10).map((error) => (
								<li key={error}>{error}</li>
							))}
						</ul>
					</Notice>
				)}
				{ignored.length > 0 && <Notice kind="info">{t('themeEditor.importIgnored', { count: ignored.length })}</Notice>}
			</div>
		</section>
	);
}
