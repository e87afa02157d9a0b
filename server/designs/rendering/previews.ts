// Pictures of the pages of designs for their owners: rendered when somebody looks, each once, two at a time; some wait, more are refused.
import { BoundedCache } from '../../../rules/collections/bounded-cache.ts';
import type { Design } from '../../../rules/designs/design.ts';
import { identity } from '../../../rules/designs/matrix.ts';
import type { DrawnPage } from '../../../rules/designs/operations.ts';
import type { SvgOptions } from '../../../rules/designs/paint-svg.ts';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import { Refused } from '../../failure.ts';
import { proofPicture, UnusableInput } from '../../printing/colour/colour-work.ts';
import { ChangedFace } from '../../printing/load-faces.ts';
import { listPictures } from '../../printing/pdf/picture-needs.ts';
import { renderPreview } from '../../printing/render-preview.ts';
import { readScreen, type ScreenPicture, sizeFor } from '../pictures/find-artwork.ts';
import type { ScreenSize } from '../pictures/picture-files.ts';
import { type DesignWork, drawDesign } from './draw-design.ts';

/** Of the longer side: what lies between is rendered in the next larger one, so that there are few of each page. */
const widths = [160, 320, 640, 1024, 1600, 2400] as const;
const usualWidth = 1024;
/** Decoded pictures take four bytes for each pixel. */
const mostLargePictures = 12;

const atOnce = 2;
const mostWaiting = 60;
const cacheBytes = 48 * 2 ** 20;

/** Pictures as they will be printed, by picture, size and profile: none of them ever changes. */
const proofs = new BoundedCache<string, ScreenPicture>({
	maxSize: 32 * 2 ** 20,
	sizeOf: ({ bytes }) => bytes.length,
});

/** A proof that shows colours of a screen promises what no press prints. */
async function readProof(work: DesignWork, id: string, size: ScreenSize): Promise<ScreenPicture | undefined> {
	const { stores, tenantId, profile } = work;
	const key = `${tenantId}/${id}/${size}/${profile.sha256}`;
	const known = proofs.get(key);
	if (known) return known;
	const artwork = work.artwork.get(id);
	const screen = artwork && (await readScreen(stores, tenantId, artwork, size));
	if (!screen) return undefined;
	try {
		const proof = { contentType: screen.contentType, bytes: await proofPicture(work, screen.bytes) };
		proofs.set(key, proof);
		return proof;
	} catch (error) {
		if (error instanceof UnusableInput) return screen;
		throw error;
	}
}

export const previewWidth = (wanted: number | undefined): number =>
	widths.find((width) => width >= (wanted ?? usualWidth)) ?? 2400;

export interface PreviewWish {
	/** What it shows never changes under it. */
	key: string;
	design: Design;
	/** Of a row of a series. */
	values?: FieldValues;
	/** Counted from 1. */
	page: number;
	/** One of `previewWidth`. */
	width: number;
	/** With what is cut off. */
	withBleed: boolean;
}

async function readPictures(work: DesignWork, page: DrawnPage, width: number): Promise<Map<string, string>> {
	const ids = [...new Set(listPictures([page]).map(({ mediaId }) => mediaId))];
	const size: ScreenSize = ids.length > mostLargePictures ? 400 : sizeFor(width);
	const hrefs = new Map<string, string>();
	for (const id of ids) {
		const shown = await readProof(work, id, size);
		if (shown) hrefs.set(id, `data:${shown.contentType};base64,${shown.bytes.toString('base64')}`);
	}
	return hrefs;
}

/** Seen from behind, the die line is the other way round. */
function cutOf({ product: { dieLine, width } }: Design, page: number): SvgOptions['cut'] {
	if (dieLine === null) return null;
	return { path: dieLine, matrix: page % 2 === 0 ? [-1, 0, 0, 1, width, 0] : identity };
}

async function renderPage(
	{ design, values = {}, page, width, withBleed }: PreviewWish,
	work: DesignWork,
): Promise<Buffer> {
	const one = { ...design, pages: design.pages.slice(page - 1, page) };
	const { drawn, loaded } = await drawDesign(one, values, work);
	const [drawnPage] = drawn.pages;
	if (!drawnPage) throw new Refused('NOT_FOUND');
	const { width: trimWidth, height, bleed } = design.product;
	const shown = { width: trimWidth, height, bleed: withBleed ? bleed : 0 };
	const cut = withBleed ? null : cutOf(design, page);
	const options = { ...shown, cut, guides: null, watermark: [] };
	const pictures = await readPictures(work, drawnPage, width);
	return renderPreview({ page: drawnPage, options, faces: loaded.faces, pictures }, width);
}

export class DesignPreviews {
	readonly #cache = new BoundedCache<string, Buffer>({ maxSize: cacheBytes, sizeOf: ({ length }) => length });
	/** Those that are being rendered, or wait for it. */
	readonly #begun = new Map<string, Promise<Buffer>>();
	readonly #waiting: (() => void)[] = [];
	#running = 0;

	async #renderInTurn(key: string, wish: PreviewWish, work: DesignWork): Promise<Buffer> {
		if (this.#running >= atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
		else this.#running += 1;
		try {
			const png = await renderPage(wish, work);
			this.#cache.set(key, png);
			return png;
		} catch (error) {
			throw error instanceof ChangedFace ? new Refused('DESIGN_HAS_ERRORS', 'changedFace') : error;
		} finally {
			// Whose turn it is takes the place as it is.
			const next = this.#waiting.shift();
			if (next) next();
			else this.#running -= 1;
		}
	}

	/** PNG. @throws Refused NOT_FOUND for a page that there is not, BUSY, DESIGN_HAS_ERRORS */
	async render(wish: PreviewWish, work: DesignWork): Promise<Buffer> {
		const key = [work.tenantId, wish.key, work.profile.sha256, wish.page, wish.width, wish.withBleed].join(' ');
		const known = this.#cache.get(key) ?? this.#begun.get(key);
		if (known) return known;
		if (this.#waiting.length >= mostWaiting) throw new Refused('BUSY');
		const made = this.#renderInTurn(key, wish, work).finally(() => this.#begun.delete(key));
		this.#begun.set(key, made);
		return made;
	}
}
