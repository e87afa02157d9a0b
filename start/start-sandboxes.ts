// Sandboxes of providers, begun with the demo: loaded only where it is on.
import path from 'node:path';
import { startDeeplSandbox } from '../sandbox/deepl/deepl-server.ts';
import { startSendgridSandbox } from '../sandbox/sendgrid/server.ts';
import { type StripeSandbox, startStripeSandbox } from '../sandbox/stripe/server.ts';
import { startViesSandbox } from '../sandbox/vies/server.ts';
import type { Config } from '../server/config.ts';
import { errorCode } from '../server/failure.ts';

/** Where the sandboxes are. */
export interface Sandboxes {
	translation?: string;
	mail?: string;
	vatIds?: string;
}

export async function startSandboxes({ deeplUrl }: Config, undo: (() => unknown)[]): Promise<Sandboxes> {
	const begun = await Promise.all([
		startSendgridSandbox(),
		startViesSandbox(),
		deeplUrl === undefined ? startDeeplSandbox() : undefined,
	]);
	undo.push(...begun.flatMap((sandbox) => sandbox?.close ?? []));
	const [mail, vatIds, translation] = begun;
	return { mail: mail.url, vatIds: vatIds.url, ...(translation && { translation: translation.url }) };
}

/** A port that is taken is left to who has it. */
export function startPaymentSandbox(config: Config): Promise<StripeSandbox> {
	const options = {
		dataDir: path.join(config.dataDir, 'stripe-sandbox'),
		host: config.host,
		publicHost: config.platformDomain,
	};
	return startStripeSandbox({ ...options, port: config.stripeSandboxPort }).catch((error) => {
		if (errorCode(error) !== 'EADDRINUSE') throw error;
		return startStripeSandbox(options);
	});
}
