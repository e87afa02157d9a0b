// The look of a tenant on white paper: colours that can be read there, faces of its theme, its logo.
import { nearestPassing, opaqueColour } from '../../../../rules/theme/contrast.ts';
import { resolveColour } from '../../../../rules/theme/resolve-colour.ts';
import type { Theme } from '../../../../rules/theme/theme.ts';
import { type DocumentFace, loadFace } from './faces.ts';
import type { PreparedLogo } from './prepare-logo.ts';

export interface DocumentTheme {
	shopName: string;
	/** How the shop writes amounts in the document's language (rules/notations.ts). */
	notation: string | null;
	/** Six digits each; all but `line` and `ground` are legible on paper. */
	colours: { text: string; quiet: string; accent: string; line: string; ground: string };
	faces: Record<'body' | 'bold' | 'heading' | 'fallback', DocumentFace>;
	logo: PreparedLogo | undefined;
}

const paper = '#ffffff';
/** WCAG AA for small type. */
const legible = 4.5;

interface Shop {
	shopName: string;
	notation: string | null;
	theme: Theme;
	logo: PreparedLogo | undefined;
}

export async function documentTheme({ shopName, notation, theme, logo }: Shop): Promise<DocumentTheme> {
	const seen = (path: string) => opaqueColour(resolveColour(theme, path), paper);
	const inked = (path: string) => nearestPassing(seen(path), paper, legible, 'darker');
	const { display, body } = theme.fonts;
	const [bodyFace, bold, heading, fallback] = await Promise.all([
		loadFace(body, 400),
		loadFace(body, 600),
		loadFace(display, 600),
		// Latin, Greek and Cyrillic: for names that the shop's own face cannot write.
		loadFace('Inter', 400),
	]);
	return {
		shopName,
		notation,
		colours: {
			text: inked('colors.body.DEFAULT'),
			quiet: inked('colors.body.light'),
			accent: inked('colors.primary.DEFAULT'),
			line: seen('colors.border.DEFAULT'),
			ground: seen('colors.background.light'),
		},
		faces: { body: bodyFace, bold, heading, fallback },
		logo,
	};
}
