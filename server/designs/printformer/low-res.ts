// The low-res file of a draft or a copy: downloaded, hashed, rendered.
import { createHash } from 'node:crypto';
import { seriesLimits } from '../../../rules/designs/series.ts';
import { mostPages, mostUploadBytes } from '../../../rules/printing/print-data.ts';
import type { PrintformerClient } from '../../integrations/printformer/client.ts';
import { PrintformerFailure } from '../../integrations/printformer/problem.ts';
import type { PrintformerDraft } from '../../integrations/printformer/types.ts';
import { countPictures, type ProofShape } from './proof/proof-document.ts';
import { type RenderedProof, renderProof, UnreadableProof } from './proof/proof-work.ts';

export interface LowRes {
	bytes: Buffer;
	sha256: string;
}

/** @throws PrintformerFailure; with `notFound` there is nothing to be shown yet */
export async function downloadLowRes(client: PrintformerClient, hash: string): Promise<LowRes> {
	const address = client.addresses.draftFile(hash, 'low-res');
	const limits = { maxBytes: mostUploadBytes, types: ['application/pdf', 'application/octet-stream'] };
	const { chunks } = await client.download(address, limits);
	const [hashing, parts]: [ReturnType<typeof createHash>, Uint8Array[]] = [createHash('sha256'), []];
	for await (const chunk of chunks) {
		hashing.update(chunk);
		parts.push(chunk);
	}
	return { bytes: Buffer.concat(parts), sha256: hashing.digest('hex') };
}

/** @throws PrintformerFailure, UnreadableProof */
export async function readShape(
	client: PrintformerClient,
	{ hash, personalizations: given, variant }: Pick<PrintformerDraft, 'hash' | 'personalizations' | 'variant'>,
): Promise<ProofShape> {
	// 0: no series.
	const personalizations = Math.max(1, given);
	const { pages } = await client.readPageInfo(hash, 'low-res', personalizations > 1 ? { row: 0 } : {});
	if (pages < 1) throw new PrintformerFailure({ kind: 'notFound' });
	if (pages > mostPages || personalizations > seriesLimits.rows) throw new UnreadableProof(true);
	return { pages, personalizations, variant };
}

/** On another paper it is something else that is printed, whether that is seen or not. */
const hashArtwork = ({ artworkSha256 }: RenderedProof, { variant }: ProofShape): string =>
	variant === null ? artworkSha256 : createHash('sha256').update(`${artworkSha256} ${variant}`).digest('hex');

/** @throws UnreadableProof when it has another number of pages than the draft; UntrustedWorkFailure */
export async function renderLowRes(
	tenantId: string,
	{ bytes }: LowRes,
	shape: ProofShape,
	signal?: AbortSignal,
): Promise<RenderedProof> {
	const whole = shape.pages * shape.personalizations;
	const wish = { pictures: countPictures(shape), mostPages: whole };
	const rendered = await renderProof(tenantId, bytes, wish, signal);
	// Some files show one row of a series alone.
	if (rendered.pages !== whole && rendered.pages !== shape.pages) throw new UnreadableProof();
	return { ...rendered, artworkSha256: hashArtwork(rendered, shape) };
}
