// The code of the editor of rich texts: loaded ahead, so that it is there when a text is clicked.
import type RichEditor from '../../text-editing/rich/rich-editor.tsx';

let loaded: typeof RichEditor | undefined;
let loading: Promise<unknown> | undefined;

export const loadedRichEditor = () => loaded;

export function loadRichEditor(): Promise<unknown> {
	loading ??= import('../../text-editing/rich/rich-editor.tsx').then(
		(module) => {
			loaded = module.default;
		},
		(error) => {
			// The next attempt loads it anew.
			loading = undefined;
			throw error;
		},
	);
	return loading;
}
