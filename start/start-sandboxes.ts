// Sandboxes of providers, begun with the demo: loaded only where it is on.
import path from 'node:path';
import { startDeeplSandbox } from '../sandbox/deepl/deepl-server.ts';
import { SandboxFolderTaken } from '../sandbox/folder-lock.ts';
import { startSendgridSandbox } from '../sandbox/sendgrid/server.ts';
import { type StripeSandbox, startStripeSandbox } from '../sandbox/stripe/server.ts';
import { startViesSandbox } from '../sandbox/vies/server.ts';
import type { Config } from '../server/config.ts';
import { ExpectedFailure, errorCode } from '../server/failure.ts';

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

function describeTakenFolder(error: unknown, dataDir: string): unknown {
	if (!(error instanceof SandboxFolderTaken)) return error;
	return new ExpectedFailure(
		`Another Platen${error.heldBy ? ` (process ${error.heldBy})` : ''} keeps the payments of the demo in ${dataDir}.`,
		'Set DATA_DIR to a folder of its own for this one, or DEMO=off.',
	);
}

/** A port that is taken is left to who has it. */
export function startPaymentSandbox(config: Config): Promise<StripeSandbox> {
	const options = {
		dataDir: path.join(config.dataDir, 'stripe-sandbox'),
		host: config.host,
		publicHost: config.platformDomain,
	};
	return startStripeSandbox({ ...options, port: config.stripeSandboxPort })
		.catch((error) => {
			if (errorCode(error) !== 'EADDRINUSE') throw error;
			return startStripeSandbox(options);
		})
		.catch((error) => {
			throw describeTakenFolder(error, options.dataDir);
		});
}
