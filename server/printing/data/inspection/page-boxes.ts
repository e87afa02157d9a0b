// Boxes of a page of a PDF, as it is shown. Runs in the child process.
import { fromPoints } from '../../../../rules/designs/units.ts';
import type { InspectedPage, PageBox } from '../../../../rules/printing/inspection.ts';
import type { Pdfium } from './pdfium.ts';

interface Rectangle {
	left: number;
	bottom: number;
	right: number;
	top: number;
}

type BoxName = 'FPDFPage_GetMediaBox' | 'FPDFPage_GetTrimBox' | 'FPDFPage_GetBleedBox';

function boxOf({ library, memory }: Pdfium, scratch: number, page: number, name: BoxName): Rectangle | undefined {
	if (!library[name](page, scratch, scratch + 4, scratch + 8, scratch + 12)) return undefined;
	const view = new DataView(memory().buffer, scratch, 16);
	const [x1, y1, x2, y2] = [0, 4, 8, 12].map((at) => view.getFloat32(at, true)) as [number, number, number, number];
	const box = { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) };
	return Object.values(box).every(Number.isFinite) ? box : undefined;
}

/** As the page is shown, which may be turned by quarters. */
function placeBox(box: Rectangle, media: Rectangle, quarters: number): PageBox {
	const corners = [
		[box.left - media.left, box.bottom - media.bottom],
		[box.bottom - media.bottom, media.right - box.right],
		[media.right - box.right, media.top - box.top],
		[media.top - box.top, box.left - media.left],
	];
	const [x = 0, y = 0] = corners[quarters] ?? [];
	const [width, height] = [box.right - box.left, box.top - box.bottom];
	const isTurned = quarters % 2 === 1;
	return {
		x: fromPoints(x),
		y: fromPoints(y),
		width: fromPoints(isTurned ? height : width),
		height: fromPoints(isTurned ? width : height),
	};
}

/** @param scratch where four numbers can be written */
export function measurePage(
	pdfium: Pdfium,
	scratch: number,
	page: number,
): Pick<InspectedPage, 'width' | 'height' | 'trim' | 'bleed'> {
	const { library } = pdfium;
	const quarters = library.FPDFPage_GetRotation(page);
	const shown = { width: library.FPDF_GetPageWidthF(page), height: library.FPDF_GetPageHeightF(page) };
	const flat = quarters % 2 === 1 ? { width: shown.height, height: shown.width } : shown;
	const media = boxOf(pdfium, scratch, page, 'FPDFPage_GetMediaBox') ?? {
		...{ left: 0, bottom: 0 },
		...{ right: flat.width, top: flat.height },
	};
	const named = (name: BoxName) => {
		const box = boxOf(pdfium, scratch, page, name);
		return box ? placeBox(box, media, quarters) : null;
	};
	const { width, height } = placeBox(media, media, quarters);
	return { width, height, trim: named('FPDFPage_GetTrimBox'), bleed: named('FPDFPage_GetBleedBox') };
}
