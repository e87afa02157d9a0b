// Takes a print file over: downloaded, counted and inspected as print data is. What is not as it was released stops here.
import { createHash } from 'node:crypto';
import type { Finding } from '../../../../rules/designs/findings.ts';
import type { Inspection } from '../../../../rules/printing/inspection.ts';
import { preflightRows } from '../../../../rules/printing/preflight-rows.ts';
import { listOverruled, mostUploadBytes } from '../../../../rules/printing/print-data.ts';
import type { PrintformerClient } from '../../../integrations/printformer/client.ts';
import { invalidResponse, PrintformerFailure } from '../../../integrations/printformer/problem.ts';
import { nothingWritten } from '../../../media/private/private-store.ts';
import { inspectMadePdf } from '../../../printing/data/inspection/inspection-work.ts';
import type { ReleasedCopy } from './find-copy.ts';
import { dropFile, type HeldPrint } from './hold-print.ts';
import type { PrintWork } from './print-work.ts';
import { type Failed, failPrint, fileOf, finishPrint } from './settle-print.ts';

const mostFindings = 50;

/** All rows of a series together. */
const limits = { mostPages: 10_000, mostPreviews: 10 };

interface StoredPrint {
	sha256: string;
	size: number;
}

/** A file that its draft does not have, although it is said to be made, may come yet. */
function lacking(error: unknown): unknown {
	const isMissing = error instanceof PrintformerFailure && error.problem.kind === 'notFound';
	return isMissing ? invalidResponse('there is no print file') : error;
}

async function storeFile(
	{ services: { store }, tenantId }: PrintWork,
	print: HeldPrint,
	chunks: AsyncIterable<Uint8Array>,
): Promise<StoredPrint> {
	const writer = await store.resume(tenantId, fileOf(print), nothingWritten);
	const hash = createHash('sha256');
	let size = 0;
	try {
		for await (const chunk of chunks) {
			hash.update(chunk);
			size += chunk.length;
			await writer.write(chunk);
		}
		await writer.finish();
	} catch (error) {
		await writer.close();
		throw error;
	}
	return { sha256: hash.digest('hex'), size };
}

async function inspectPrint({ services: { store }, tenantId, signal }: PrintWork, print: HeldPrint, size: number) {
	const open = async () => {
		const stored = await store.read(tenantId, fileOf(print));
		if (!stored) throw new Error('the print file is not in the store');
		return stored.stream;
	};
	return inspectMadePdf(tenantId, { length: size, open }, limits, signal);
}

/** Also what its proof did not show. */
function findFindings(inspection: Inspection, { pages, specification, overruledCodes }: ReleasedCopy) {
	const findings = listOverruled(preflightRows(inspection, pages, specification));
	const errors = findings.filter(({ code, severity }) => severity === 'error' && !overruledCodes.includes(code));
	return { errors, findings: findings.slice(0, mostFindings) };
}

interface CheckedFile {
	pages: number;
	/** For those who print it. */
	findings: readonly Finding[];
}

/** @returns what is wrong, or the number of its pages */
async function checkFile(
	work: PrintWork,
	print: HeldPrint,
	copy: ReleasedCopy,
	size: number,
): Promise<{ failed: Failed } | CheckedFile> {
	const inspected = await inspectPrint(work, print, size);
	if (typeof inspected === 'string') {
		work.log.warn({ print: print.id, refusal: inspected }, 'a print file cannot be read');
		return { failed: { code: 'unreadable' } };
	}
	const { length: pages } = inspected.inspection.pages;
	if (pages !== copy.pages * copy.personalizations) return { failed: { code: 'differs', pages } };
	const { errors, findings } = findFindings(inspected.inspection, copy);
	if (errors.length === 0) return { pages, findings };
	return { failed: { code: 'findings', pages, findings: errors.slice(0, mostFindings) } };
}

/** @throws PrintformerFailure */
export async function takeOver(
	work: PrintWork,
	print: HeldPrint,
	copy: ReleasedCopy,
	client: PrintformerClient,
): Promise<void> {
	let isKept = false;
	try {
		// The product of pages and rows may be right where neither is.
		const { personalizations } = await client.readDraft(copy.hash);
		if (Math.max(1, personalizations) !== copy.personalizations)
			return await failPrint(work, print, { code: 'differs' });
		const address = client.addresses.draftFile(copy.hash, 'print');
		const download = await client
			.download(address, { maxBytes: mostUploadBytes, types: ['application/pdf'] })
			.catch((error: unknown) => Promise.reject(lacking(error)));
		const { sha256, size } = await storeFile(work, print, download.chunks);
		const checked = await checkFile(work, print, copy, size);
		if ('failed' in checked) return await failPrint(work, print, checked.failed);
		isKept = await finishPrint(work, print, { sha256, size, ...checked });
	} finally {
		if (!isKept) await dropFile(work, print);
	}
}
