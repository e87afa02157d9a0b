// The German of en-GB/page-editor/page-editor.ts.
import type { pageEditor as base } from '../../en-GB/page-editor/page-editor.ts';
import type { TranslationOf } from '../../entry.ts';
import { barTexts } from './bar.ts';
import { canvasTexts } from './canvas.ts';
import { dialogTexts } from './dialogs.ts';
import { settingsTexts } from './settings.ts';

export const pageEditor: TranslationOf<typeof base> = {
	...barTexts,
	...canvasTexts,
	...settingsTexts,
	...dialogTexts,
};
