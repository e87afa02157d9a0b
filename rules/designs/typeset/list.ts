// Lists: each paragraph begins with a bullet or its number, and all of its lines begin behind that. The markers are letters like others, set in the face
// and the swatch of the paragraph, so that every painter paints them.
import type { ListKind } from '../design.ts';
import type { LineBreaking } from './break-lines.ts';
import type { FaceSource } from './font-face.ts';
import { type LetterReport, type Paragraph, readParagraph } from './paragraph.ts';
import { type ShapedLine, type Style, shapeLine } from './shape-line.ts';

/** Between a marker and the text, in shares of the size. */
const gap = 0.45;
const bullet = '•';

/** Undefined: of an empty paragraph. */
type Marker = ShapedLine | undefined;

export interface ListSetting {
	markers: readonly Marker[];
	/** Of the widest marker; zero: there is none. In shares of the size. */
	widest: number;
	/** How far from the edge the text begins. */
	indent: number;
}

function shapeMarker(
	text: string,
	{ stretches: [first] }: Paragraph,
	faces: FaceSource,
	style: Style,
	report: LetterReport,
) {
	if (!first) return undefined;
	const { faceId, swatchId } = first;
	// A paragraph that begins with a letter of the second face has its marker in it too.
	const marker =
		faceId === faces.fallback?.faceId
			? { text, stretches: [{ start: 0, end: text.length, faceId, swatchId }], breaks: [] }
			: readParagraph([{ text, faceId, swatchId }], faces, report);
	return shapeLine(marker, 0, { position: text.length, hyphen: false }, faces, style);
}

export function setMarkers(
	kind: ListKind,
	paragraphs: readonly Paragraph[],
	faces: FaceSource,
	style: Style,
	report: LetterReport,
): ListSetting {
	let number = 0;
	const markers = paragraphs.map((paragraph): Marker => {
		// An empty line between two entries is none of them.
		if (paragraph.text.trim() === '') return undefined;
		number += 1;
		return shapeMarker(kind === 'bulleted' ? bullet : `${number}.`, paragraph, faces, style, report);
	});
	const widest = Math.max(0, ...markers.map((marker) => marker?.width ?? 0));
	return { markers, widest, indent: widest === 0 ? 0 : widest + gap };
}

/** The lines of a paragraph behind its marker; numbers end at the same place. */
export function breakBehind(
	breakLines: LineBreaking,
	marker: Marker,
	{ widest, indent }: Omit<ListSetting, 'markers'>,
): LineBreaking {
	return (limit) =>
		breakLines(limit - indent).map((line, index) => {
			const at = widest - (marker?.width ?? 0);
			const before = index === 0 ? (marker?.stretches ?? []) : [];
			return {
				...line,
				width: line.width + indent,
				stretches: [
					...before.map((stretch) => ({ ...stretch, offset: stretch.offset + at })),
					...line.stretches.map((stretch) => ({ ...stretch, offset: stretch.offset + indent })),
				],
			};
		});
}
