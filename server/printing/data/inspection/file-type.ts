// What an uploaded file is, by its first bytes. Its name and what the sender says of it count for nothing.
import type { PrintFileType } from '../../../../rules/printing/print-data.ts';
import { fileTypeOf } from '../../../media/picture-type.ts';

/** So many bytes tell the type. */
export const headBytes = 4096;

const tiffStarts = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'];

export function printFileTypeOf(head: Uint8Array): PrintFileType | undefined {
	const start = Buffer.from(head.subarray(0, 5)).toString('latin1');
	if (start === '%PDF-') return 'pdf';
	if (tiffStarts.includes(start.slice(0, 4))) return 'tiff';
	const type = fileTypeOf(head);
	return type === 'jpeg' || type === 'png' || type === 'svg' ? type : undefined;
}

export const contentTypeOf: Readonly<Record<PrintFileType, string>> = {
	pdf: 'application/pdf',
	jpeg: 'image/jpeg',
	png: 'image/png',
	tiff: 'image/tiff',
	svg: 'image/svg+xml',
};
