// The theme editor has an address of its own and nothing around it: it needs the whole window.
import type { TextGroup } from '../../rules/messages/groups.ts';
import { createTranslator, type Messages } from '../../rules/texts/translator.ts';
import type { RoutedPage } from '../platform/page.ts';
import { cachedResult } from '../platform/page.ts';
import { textsQuery } from '../platform/page-texts.tsx';

export const themeEditorTexts: readonly TextGroup[] = ['kit', 'forms', 'theme', 'themeEditor'];

export const themeEditorPages: readonly RoutedPage[] = [
	{
		path: '/themeeditor',
		module: 'web/theme-editor/editor-page.tsx',
		load: () => import('./editor-page.tsx'),
		frame: { module: 'web/theme-editor/frame.tsx', load: () => import('./frame.tsx') },
		title: (platform) => {
			const { language, shopName } = platform;
			const words = cachedResult(platform, textsQuery(platform, themeEditorTexts))?.interfaceTexts;
			if (!words) return undefined;
			return `${createTranslator({ language, messages: words as Messages })('themeEditor.title')} · ${shopName}`;
		},
		questions: (platform) => [textsQuery(platform, themeEditorTexts)],
	},
];
