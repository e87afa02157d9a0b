// The editor of pages.
import { barTexts } from './bar.ts';
import { canvasTexts } from './canvas.ts';
import { dialogTexts } from './dialogs.ts';
import { settingsTexts } from './settings.ts';

export const pageEditor = { ...barTexts, ...canvasTexts, ...settingsTexts, ...dialogTexts };
