// Puts the look of the administration before the kit's style sheet: it is the same for everyone, so it is a built file and no
// part of a page.
import type { Plugin } from 'vite';

const sheet = '/web/kit/look.css';

/** @param css what the theme of the administration is as CSS */
export function adminLook(css: string): Plugin {
	return {
		name: 'platen-admin-look',
		enforce: 'pre',
		transform(code, id) {
			return id.split('?')[0]?.endsWith(sheet) ? { code: `${css}\n${code}`, map: null } : undefined;
		},
	};
}
