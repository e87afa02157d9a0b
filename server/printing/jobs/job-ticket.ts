// The job ticket: what the operator of the press must know of a line, beside its PDF. JSON for programs; lengths in millimetres.
import { formatPath, mapPoints, parsePath } from '../../../rules/designs/path.ts';
import { toMillimetres } from '../../../rules/designs/units.ts';
import type { InspectedPage, PageBox } from '../../../rules/printing/inspection.ts';
import type { LineRelease } from '../line-release.ts';
import type { OrderPrintFile, OrderPrintLine } from './find-order-lines.ts';

const box = ({ x, y, width, height }: PageBox) => ({
	...{ x: toMillimetres(x), y: toMillimetres(y) },
	...{ width: toMillimetres(width), height: toMillimetres(height) },
});

const describePage = ({ width, height, trim, bleed }: InspectedPage) => ({
	...{ width: toMillimetres(width), height: toMillimetres(height) },
	...{ trimBox: trim && box(trim), bleedBox: bleed && box(bleed) },
});

function describeFile({ data, releasedBy }: OrderPrintFile) {
	const { id, side, name, fileType, size, sha256, state, inspection, findings } = data;
	const release = data.releasedAt && {
		at: data.releasedAt.toISOString(),
		by: data.releasedByStaff ? 'shop' : 'customer',
		name: releasedBy,
		sha256: data.releasedSha256,
		acceptedCodes: data.acceptedCodes,
	};
	return {
		...{ id, side, name, fileType, size, sha256, state },
		pages: (inspection?.pages ?? []).map(describePage),
		findings: findings.map(({ code, severity, page }) => ({ code, severity, page })),
		release,
	};
}

const pathInMillimetres = (path: string | null): string | null =>
	path && formatPath(mapPoints(parsePath(path) ?? [], (x, y) => [toMillimetres(x), toMillimetres(y)]));

interface Note {
	code: 'noTrimBox' | 'noBleedBox';
	file: string;
	page: number;
	text: string;
}

/** Only PDFs have boxes; of pictures the page is made here, with all of them. */
function notesOf({ data: { id, fileType, inspection } }: OrderPrintFile): Note[] {
	if (fileType !== 'pdf') return [];
	return (inspection?.pages ?? []).flatMap(({ trim, bleed }, index): Note[] => {
		const page = index + 1;
		if (!trim)
			return [
				{
					code: 'noTrimBox',
					file: id,
					page,
					text: `Page ${page} has no TrimBox: the trim lies in the middle of the page.`,
				},
			];
		return bleed ? [] : [{ code: 'noBleedBox', file: id, page, text: `Page ${page} has no BleedBox.` }];
	});
}

const describeRelease = (release: LineRelease) => ({
	id: release.designId,
	variant: release.variant,
	pages: release.sides.map((side) => ({ side })),
	copies: release.rows,
	release: {
		...{ id: release.id, at: release.releasedAt.toISOString(), by: release.releasedByStaff ? 'shop' : 'customer' },
		...{ name: release.releasedBy, sha256: release.sha256, acceptedCodes: release.acceptedCodes },
	},
});

export function describeJob(line: OrderPrintLine) {
	const { specification: printed, job } = line;
	return {
		version: 1,
		order: { number: line.number, placedAt: line.placedAt?.toISOString() ?? null, deliveryDay: line.deliveryDay },
		line: {
			...{ id: line.itemId, position: line.position + 1, product: line.name, code: line.code, name: line.itemName },
			...{ quantity: line.quantity, seriesRows: line.seriesRows, options: line.options },
		},
		state: line.state,
		since: line.since.toISOString(),
		specification: {
			unit: 'mm',
			...{ width: toMillimetres(printed.width), height: toMillimetres(printed.height) },
			...{ bleed: toMillimetres(printed.bleed), safeMargin: toMillimetres(printed.safeMargin) },
			sides: printed.sides.map(({ name }) => name),
			folds: printed.folds.map(toMillimetres),
			...{ dieLine: pathInMillimetres(printed.dieLine), maximumInk: printed.maximumInk, cropMarks: printed.cropMarks },
		},
		files: line.files.map(describeFile),
		design: line.release && describeRelease(line.release),
		pressFile: job && {
			...{ state: job.state, failureCode: job.failureCode, sha256: job.sha256, size: job.size },
			...{ madeAt: job.madeAt?.toISOString() ?? null, printedAt: job.printedAt?.toISOString() ?? null },
			profileSha256: job.inputs.profileSha256,
		},
		notes: line.files.flatMap(notesOf),
	};
}
