// Sandboxes of providers, begun with the demo: loaded only where it is on.
import { isIP } from 'node:net';
import path from 'node:path';
import { blogs } from '../demo/data/blogs.ts';
import { demoZone } from '../demo/domain-zone.ts';
import { startAssistantSandbox } from '../sandbox/assistant/server.ts';
import { type CalendlySandbox, startCalendlySandbox } from '../sandbox/calendly/server.ts';
import { startDeeplSandbox } from '../sandbox/deepl/deepl-server.ts';
import { startDnsSandbox } from '../sandbox/dns/server.ts';
import { startFeedsSandbox } from '../sandbox/feeds/server.ts';
import { SandboxFolderTaken } from '../sandbox/folder-lock.ts';
import { startPixabaySandbox } from '../sandbox/pixabay/server.ts';
import { type PrintformerSandbox, startPrintformerSandbox } from '../sandbox/printformer/server.ts';
import { type ProcurementSandbox, startProcurementSandbox } from '../sandbox/procurement/server.ts';
import { startSendgridSandbox } from '../sandbox/sendgrid/server.ts';
import { type StripeSandbox, startStripeSandbox } from '../sandbox/stripe/server.ts';
import { startUnsplashSandbox } from '../sandbox/unsplash/server.ts';
import { startViesSandbox } from '../sandbox/vies/server.ts';
import type { Config, SocketAddress } from '../server/config.ts';
import type { Database } from '../server/database/connection.ts';
import { ExpectedFailure, errorCode } from '../server/failure.ts';
import type { FeedSandbox } from './reach-feeds.ts';

/** Where the sandboxes are. */
export interface Sandboxes {
	translation?: string;
	assistant?: string;
	mail?: string;
	vatIds?: string;
	feeds?: FeedSandbox;
	photos?: { pixabay: string; unsplash: string };
	scheduling?: Pick<CalendlySandbox, 'url' | 'publicUrl'>;
}

export type Reached = Pick<Config, 'platformDomain' | 'platformAddresses' | 'domainProtocol' | 'dnsServers'> & {
	/** Where any free port was wanted, it is known now. */
	listening?(port: number): void;
};

/**
 * Domains of the demo are names that nobody has (RFC 2606). They are looked up in a zone of their own and probed on this machine: real DNS is
 * never asked for them.
 */
export async function reachInDemo(config: Config, database: Database, undo: (() => unknown)[]): Promise<Reached> {
	const { platformDomain, platformAddresses, domainProtocol, dnsServers } = config;
	if (dnsServers !== undefined || platformAddresses.length > 0)
		return { platformDomain, platformAddresses, domainProtocol, dnsServers };
	const own: SocketAddress = { address: isIP(config.host) ? config.host : '127.0.0.1', port: config.port };
	if (own.address === '0.0.0.0' || own.address === '::') own.address = '127.0.0.1';
	const dns = await startDnsSandbox(demoZone(database, own.address));
	undo.push(dns.close);
	return {
		platformDomain,
		platformAddresses: [own],
		domainProtocol: 'http',
		dnsServers: [dns],
		listening: (port) => {
			own.port = port;
		},
	};
}

export async function startSandboxes(
	{ deeplUrl, assistant: installed, host, platformDomain }: Config,
	undo: (() => unknown)[],
): Promise<Sandboxes> {
	const begun = await Promise.all([
		startSendgridSandbox(),
		startViesSandbox(),
		deeplUrl === undefined ? startDeeplSandbox() : undefined,
		startFeedsSandbox(blogs),
		startPixabaySandbox(),
		startUnsplashSandbox(),
		startCalendlySandbox({ host, publicHost: platformDomain }),
		installed === undefined ? startAssistantSandbox() : undefined,
	]);
	undo.push(...begun.flatMap((sandbox) => sandbox?.close ?? []));
	const [mail, vatIds, translation, feeds, pixabay, unsplash, scheduling, assistant] = begun;
	return {
		...{ mail: mail.url, vatIds: vatIds.url, feeds, scheduling },
		photos: { pixabay: pixabay.url, unsplash: unsplash.url },
		...(translation && { translation: translation.url }),
		...(assistant && { assistant: assistant.url }),
	};
}

function describeTakenFolder(error: unknown, what: string, dataDir: string): unknown {
	if (!(error instanceof SandboxFolderTaken)) return error;
	return new ExpectedFailure(
		`Another Platen${error.heldBy ? ` (process ${error.heldBy})` : ''} keeps the ${what} of the demo in ${dataDir}.`,
		'Set DATA_DIR to a folder of its own for this one, or DEMO=off.',
	);
}

interface SandboxOptions {
	dataDir: string;
	host: string;
	publicHost: string;
	port?: number;
}

interface SandboxPlan<T> {
	/** Of its folder in the data folder. */
	folder: string;
	/** What it keeps, in a sentence. */
	what: string;
	port: number;
	start(options: SandboxOptions): Promise<T>;
}

/** A port that is taken is left to who has it. */
function startAt<T>(config: Config, { folder, what, port, start }: SandboxPlan<T>): Promise<T> {
	const options = { dataDir: path.join(config.dataDir, folder), host: config.host, publicHost: config.platformDomain };
	return start({ ...options, port })
		.catch((error) => {
			if (errorCode(error) !== 'EADDRINUSE') throw error;
			return start(options);
		})
		.catch((error) => {
			throw describeTakenFolder(error, what, options.dataDir);
		});
}

export const startPaymentSandbox = (config: Config): Promise<StripeSandbox> =>
	startAt(config, {
		folder: 'stripe-sandbox',
		what: 'payments',
		port: config.stripeSandboxPort,
		start: startStripeSandbox,
	});

/** It keeps nothing: shops remember. */
export async function startBuyerSandbox({
	host,
	platformDomain,
	procurementSandboxPort,
}: Config): Promise<ProcurementSandbox> {
	const options = { host, publicHost: platformDomain };
	return startProcurementSandbox({ ...options, port: procurementSandboxPort }).catch((error) => {
		if (errorCode(error) !== 'EADDRINUSE') throw error;
		return startProcurementSandbox(options);
	});
}

export const startDesignSandbox = (config: Config): Promise<PrintformerSandbox> =>
	startAt(config, {
		folder: 'printformer-sandbox',
		what: 'designs',
		port: config.printformerSandboxPort,
		start: startPrintformerSandbox,
	});
