// Texts with what shapers disagree about: umlauts, ligatures, kerning, quotes, figures, soft hyphens. For tests and measurements.
import type { FaceSource, FontFace } from './font-face.ts';
import { type TextStyle, typeset } from './typeset.ts';

export const sampleTexts = {
	'de-DE':
		'Größe, Maß und „Übermut“: Affinität, offiziell, Schifffahrt – AVATAR, Tango, VW. Wörter wie „Auffahrt“, «fließen», Ölfleck & Co.; ' +
		'1.234,56 € zzgl. 19 % MwSt. (§ 14 UStG) … Typo\u00adgrafie für Visiten\u00adkarten, Falt\u00adblätter und Auf\u00adkleber: ' +
		'Beschnitt, Sicherheits\u00adabstand, Auflösung.',
	'en-GB':
		'The quick brown fox: “affinity”, ‘office’, waffle, fjord — AVATAR, Tokyo, Yes. To fit & fill: £1,234.56 (50% off), e.g. VAT no. 12/34; ' +
		'first-class, final offer … Wave, Type, P.O. Box. Business cards, folded leaf\u00adlets and stickers: bleed, safe margin, reso\u00adlution.',
} as const;

const style = {
	faceId: 'face',
	size: 3175,
	leading: 4233,
	tracking: 0,
	align: 'start',
	verticalAlign: 'top',
	fit: 'none',
	minimumSize: 1000,
	features: [],
	box: { width: 80_000, height: 60_000 },
} as const;

/** In lines of 80 mm, with all glyph ids and positions. */
export function setParagraph(text: string, face: FontFace, fallback: FontFace, changes: Partial<TextStyle> = {}) {
	const faces: FaceSource = { faceOf: () => face, fallback: { faceId: 'fallback', face: fallback } };
	return typeset([{ text, faceId: 'face', swatchId: 'black' }], { ...style, ...changes }, faces);
}

/** A paragraph of several lines, and a title that is shrunk. */
const setSample = (text: string, face: FontFace, fallback: FontFace) => ({
	paragraph: setParagraph(text, face, fallback),
	title: setParagraph(text.slice(0, 60), face, fallback, { size: 9000, fit: 'shrink', tracking: 20 }),
});

/** SHA-256 of everything that was set. */
export async function hashSample(text: string, face: FontFace, fallback: FontFace): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify(setSample(text, face, fallback)));
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
