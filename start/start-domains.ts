// The domains of all shops: where the platform is reached, how they are checked, and who may have a certificate.
import { startTlsApproval } from '../server/api/tls-approval.ts';
import type { Config } from '../server/config.ts';
import type { Database } from '../server/database/connection.ts';
import { ExpectedFailure, errorCode } from '../server/failure.ts';
import type { Logger } from '../server/log.ts';
import { openHostDirectory } from '../server/tenants/domains/host-directory.ts';
import { openDomains } from '../server/tenants/domains/open-domains.ts';
import type { DomainServices } from '../server/tenants/domains/services.ts';
import { type PlatformAddress, platformAddressOf } from '../server/tenants/shop-address.ts';
import type { Reached } from './start-sandboxes.ts';

interface Parts {
	database: Database;
	secretKey: string;
	log: Logger;
	undo: (() => unknown)[];
}

interface StartedDomains {
	domains: DomainServices;
	platformAddress: PlatformAddress;
	/** Known once it listens, where any free port was wanted. */
	listening(port: number): void;
}

async function approveCertificates(port: number, { platformDomain }: Config, { database, log, undo }: Parts) {
	const report = (error: unknown) => log.warn({ err: error }, 'the hosts of the platform could not be read');
	const directory = openHostDirectory(database, platformDomain, report);
	undo.push(directory.close);
	const approval = await startTlsApproval(port, directory).catch((error) => {
		if (errorCode(error) !== 'EADDRINUSE') throw error;
		throw new ExpectedFailure(
			`Port ${port}, TLS_ASK_PORT, is already in use.`,
			'Choose another one, for each process its own.',
		);
	});
	undo.push(approval.close);
}

export async function startDomains(config: Config, parts: Parts): Promise<StartedDomains> {
	const { database, secretKey, undo } = parts;
	let port = config.port;
	const behindProxy = config.trustedProxies.length > 0;
	const reached: Reached = config.demo
		? await (await import('./start-sandboxes.ts')).reachInDemo(config, database, undo)
		: config;
	if (config.tlsAskPort !== undefined) await approveCertificates(config.tlsAskPort, config, parts);
	return {
		domains: openDomains(reached, { database, secretKey }),
		platformAddress: platformAddressOf({ ...reached, behindProxy, port: () => port }),
		listening(known) {
			port = known;
			reached.listening?.(known);
		},
	};
}
