// A logo as paper takes it (logo-task.ts), cached: the documents of a shop bear the same one.
import { createHash } from 'node:crypto';
import { BoundedCache } from '../../../../rules/collections/bounded-cache.ts';
import { opaqueColour } from '../../../../rules/theme/contrast.ts';
import { resolveColour } from '../../../../rules/theme/resolve-colour.ts';
import type { Theme } from '../../../../rules/theme/theme.ts';
import { fileTypeOf } from '../../../media/picture-type.ts';
import { runUntrusted } from '../../../untrusted-work/run-untrusted.ts';
import { type Task, UntrustedWorkFailure } from '../../../untrusted-work/task.ts';
import type * as tasks from './logo-task.ts';

export interface PreparedLogo {
	/** PNG, without transparency where it has a ground or stands on paper: it goes into the document as it is. */
	png: Uint8Array;
	width: number;
	height: number;
	/** What it was laid upon; undefined: white paper. */
	ground: string | undefined;
}

export const drawLogo: Task<typeof tasks.drawLogo> = {
	module: new URL('./logo-task.ts', import.meta.url),
	name: 'drawLogo',
	seconds: 10,
	waitSeconds: 20,
};

async function prepare(tenantId: string, bytes: Uint8Array, ground: string | null): Promise<PreparedLogo> {
	const parameters = { isDrawing: fileTypeOf(bytes) === 'svg', headerGround: ground };
	const { result, bytes: png } = await runUntrusted(tenantId, drawLogo, { parameters, bytes });
	const { width, height, isOnGround } = result;
	return { png, width, height, ground: isOnGround && ground !== null ? ground : undefined };
}

/** Some tens of kilobytes each. */
const maxLogos = 50;
/** One that cannot be drawn costs its time limit: not for each document. */
const failureMilliseconds = 10 * 60_000;
const cache = new BoundedCache<string, Promise<PreparedLogo>>({ maxEntries: maxLogos });

/**
 * @param headerGround what the logo stands on in the shop; null: it stays transparent, for mails
 * @throws UntrustedWorkFailure, when it cannot be drawn within the limits
 */
export function prepareLogo(tenantId: string, bytes: Uint8Array, headerGround: string | null): Promise<PreparedLogo> {
	const name = `${tenantId} ${createHash('sha256').update(bytes).digest('base64')} ${headerGround}`;
	const cached = cache.get(name);
	if (cached) return cached;
	const logo = prepare(tenantId, bytes, headerGround);
	cache.set(name, logo);
	logo.catch((error) => {
		const forget = () => cache.deleteValue(name, logo);
		if (error instanceof UntrustedWorkFailure && error.reason !== 'busy')
			setTimeout(forget, failureMilliseconds).unref();
		else forget();
	});
	return logo;
}

/** What the logo of a shop stands on at the top of its pages. */
export const headerGround = (theme: Theme): string =>
	opaqueColour(resolveColour(theme, 'applications.header.background'), '#ffffff');
