// The HTTP application in the test's own process, on a free port, against a cloned database.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { mediaUses, pictureChanged } from '../../start/media-references.ts';
import { type AppParts, createApp } from '../api/app.ts';
import type { State } from '../api/routes/status.ts';
import { type Config, readConfig } from '../config.ts';
import { foreignFetcher } from '../integrations/foreign-fetch/fetch-foreign.ts';
import type { Logger } from '../log.ts';
import type { MediaServices } from '../media/add-picture.ts';
import { openMediaStore } from '../media/open-store.ts';
import { openPrivateStore } from '../media/private/open-private-store.ts';
import type { MediaStore } from '../media/store.ts';
import { tenantFinder } from '../tenants/find-tenant.ts';
import { type Answer, type RequestOptions, sendRequest } from './server-process.ts';

const project = path.dirname(path.dirname(import.meta.dirname));

/** For tests that show no pictures. */
export const noPictures: MediaStore = {
	write: async () => undefined,
	read: async () => undefined,
	exists: async () => false,
	remove: async () => undefined,
};

/** As a serving process has them, without the jobs that would follow. */
export const testMedia = (store: MediaStore, given: Partial<MediaServices> = {}): MediaServices => ({
	store,
	announce: async () => undefined,
	changed: pictureChanged,
	uses: mediaUses,
	fetchForeign: foreignFetcher(),
	...given,
});

export interface TestApp {
	port: number;
	state: State;
	ask(target: string, options?: RequestOptions): Promise<Answer>;
	close(): Promise<void>;
}

interface Options
	extends Pick<
		AppParts,
		| 'database'
		| 'routes'
		| 'mailToken'
		| 'limits'
		| 'patience'
		| 'guestMoves'
		| 'personParts'
		| 'translation'
		| 'photos'
		| 'scheduling'
		| 'assistant'
		| 'payments'
		| 'printformer'
		| 'designs'
		| 'domains'
		| 'metrics'
		| 'procurementSandboxes'
		| 'transfer'
	> {
	env?: Record<string, string>;
	/** In place of the folder that the environment names. */
	media?: MediaServices;
	/** In place of none. */
	log?: Logger;
	/** How long what is known of a host holds, in milliseconds; not at all unless said. */
	freshness?: number;
}

/** What is known of shops before the line is open is looked up anew then, in the midst of a test. A database may also be away on purpose. */
async function untilListening(database: Options['database']): Promise<void> {
	for (let waits = 0; waits < 100 && !database.state().line.isOpen; waits += 1) await sleep(10);
}

export async function startApp({
	database,
	routes,
	env = {},
	media,
	mailToken,
	limits,
	patience,
	guestMoves,
	translation,
	photos,
	scheduling,
	assistant,
	payments,
	printformer,
	designs,
	domains,
	personParts,
	metrics,
	procurementSandboxes,
	transfer,
	log = pino({ level: 'silent' }),
	freshness = 0,
}: Options): Promise<TestApp> {
	const config: Config = readConfig(
		{ DEMO: 'on', SECRET_KEY: 'the secret of all tests, long enough', ...env },
		project,
		false,
	);
	const running: { state: State } = { state: 'serving' };
	const parts: AppParts = {
		config,
		project,
		version: '0.0.0',
		log,
		database,
		media: media ?? testMedia(openMediaStore(config)),
		privateStore: openPrivateStore(config),
		designStore: openPrivateStore(config, 'designs'),
		tenants: tenantFinder(database, { ...config, freshness }),
		state: () => running.state,
		mailToken,
		limits,
		patience,
		guestMoves,
		translation,
		photos,
		scheduling,
		assistant,
		payments,
		printformer,
		designs,
		domains,
		personParts,
		metrics,
		procurementSandboxes,
		transfer,
	};
	const app = await createApp(routes ? { ...parts, routes } : parts);
	await app.listen({ port: 0, host: '127.0.0.1' });
	await untilListening(database);
	const [address] = app.addresses();
	const port = typeof address === 'object' ? address.port : 0;
	return Object.assign(running, {
		port,
		ask: (target: string, options?: RequestOptions) => sendRequest(port, target, options),
		close: () => app.close(),
	});
}
