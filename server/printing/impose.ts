// Sheets of a print file: cards and stickers side by side, with marks for the cutter. A job of the print shop.
import { createHash } from 'node:crypto';
import type { SheetRefusal } from '../../rules/printing/sheets.ts';
import { runUntrusted } from '../untrusted-work/run-untrusted.ts';
import type { Task } from '../untrusted-work/task.ts';
import type * as tasks from './impose-task.ts';
import type { Sheet, Trim } from './sheet-layout.ts';

const imposePages: Task<typeof tasks.imposePages> = {
	module: new URL('./impose-task.ts', import.meta.url),
	name: 'imposePages',
	seconds: 60,
	waitSeconds: 60,
};

const maxSheets = 500;

export interface ImposeOptions {
	sheet: Sheet;
	sides: 1 | 2;
	fill: 'repeat' | 'sequence';
	title: string;
	created: Date;
	/** Of a file that others have made. */
	product?: Trim;
}

export interface ImposedSheets {
	pdf: Buffer;
	sheets: number;
	perSheet: number;
}

/** @throws UntrustedWorkFailure */
export async function imposeSheets(
	tenantId: string,
	pdf: Uint8Array,
	{ created, ...options }: ImposeOptions,
	signal?: AbortSignal,
): Promise<ImposedSheets | { refused: SheetRefusal }> {
	const moment = `${created.toISOString().slice(0, 19)}Z`;
	const hash = createHash('sha256')
		.update(pdf)
		.update(JSON.stringify([options, moment]))
		.digest('hex');
	const parameters = { ...options, created: moment, hash, maxSheets };
	const made = await runUntrusted(tenantId, imposePages, { parameters, bytes: pdf, signal });
	return 'refused' in made.result ? made.result : { ...made.result, pdf: made.bytes };
}
