// A page as the bytes that are sent, in every encoding that browsers ask for.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ForeignLoad } from '../../../rules/page-contract.ts';
import { ownBytes } from '../../rendering/own-bytes.ts';
import { joinParts } from '../../rendering/page-parts.ts';
import type { RenderedPage } from './render-page.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedPage {
	status: number;
	movedTo: string | undefined;
	kept: boolean;
	loads: readonly ForeignLoad[];
	bodies: Record<Encoding, Buffer>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compressed well, once, for many. */
export async function compressPage({ document, status, movedTo, kept, loads }: RenderedPage): Promise<CachedPage> {
	const identity = joinParts(document);
	const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
	const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)]);
	return {
		status,
		movedTo,
		kept,
		loads,
		bodies: { br: ownBytes(br), gzip: ownBytes(gz), identity: ownBytes(identity) },
	};
}

/** What it holds in memory: no more than it has, see `ownBytes`. */
export const sizeOfPage = ({ bodies }: CachedPage): number =>
	bodies.br.length + bodies.gzip.length + bodies.identity.length;
