// The life of a server process: it begins, tells where it serves, and ends in order when asked to.
import path from 'node:path';
import { processEnvironment, readConfig } from '../server/config.ts';
import { ExpectedFailure } from '../server/failure.ts';
import { type ServeOptions, type Serving, serve } from './serve.ts';
import { shopLines } from './startup-lines.ts';

const project = path.dirname(import.meta.dirname);
const endWithin = 9500;
/** The start script does not begin a server again that has explained why it ended. */
const explained = 2;

/** Who can sign in, in every shop alike. */
function loginLines({ logins }: Serving): string[] {
	if (!logins) return [];
	const width = Math.max(...logins.accounts.map(({ username }) => username.length));
	const lines = logins.accounts.map(({ username, may }) => `    ${username.padEnd(width)}  ${may}`);
	return ['', `  Log in at /login, with the password ${logins.password}`, ...lines];
}

function paymentLines({ paymentSandbox, withoutCards }: Serving): string[] {
	if (!paymentSandbox) return [];
	const lines = ['', `  Payments: a sandbox at ${paymentSandbox}; pay with 4242 4242 4242 4242`];
	if (withoutCards.length === 0) return lines;
	return [...lines, `    ${withoutCards.join(' and ')}: no cards yet, tried again until it works`];
}

const buyerLines = ({ testBuyer }: Serving): string[] =>
	testBuyer ? ['', `  Punch-out: a test buyer at ${testBuyer}`] : [];

/** While there is no shop: the link works once, for a day. */
function setupLines({ setup }: Serving): string[] {
	return setup
		? [
				'',
				'  There is no shop yet. Create the operator account and the first shop (once, within 24 hours):',
				`    ${setup}`,
			]
		: [];
}

function announce(serving: Serving, bare: boolean): void {
	const { shops, port, mails } = serving;
	const further = bare ? [{ name: 'this machine', address: `http://localhost:${port}` }] : [];
	console.log(
		[
			'',
			'  Platen is running',
			...shopLines(shops, further),
			...loginLines(serving),
			...(mails ? ['', `  Mails: ${mails}`] : []),
			...paymentLines(serving),
			...buyerLines(serving),
			...setupLines(serving),
			'',
			'  Ctrl-C ends it.',
			'',
		].join('\n'),
	);
}

type Extras = Pick<ServeOptions, 'routes' | 'jobs'>;

async function begin(extras: Extras): Promise<Serving> {
	try {
		const config = readConfig(processEnvironment(project), project, process.stdout.isTTY === true);
		const progress = (message: string) => console.log(`  ✓ ${message}`);
		const serving = await serve({ config, project, progress, ...extras });
		announce(serving, config.defaultTenant !== undefined);
		return serving;
	} catch (error) {
		if (!(error instanceof ExpectedFailure)) throw error;
		console.error(`\n${error.message}`);
		if (error.advice) console.error(`→ ${error.advice}`);
		process.exit(explained);
	}
}

/** @param extras what tests add to the server */
export async function runProcess(extras: Extras = {}): Promise<void> {
	const begun = begin(extras);
	let ending = false;
	const end = async (reason: NodeJS.Signals | 'disconnect') => {
		if (ending) return;
		ending = true;
		setTimeout(() => process.exit(1), endWithin).unref();
		// What is still beginning is ended as soon as it has begun.
		const serving = await begun;
		serving.log.info({ reason }, 'stopping');
		await serving.close();
		serving.log.info('stopped');
		process.exit(0);
	};
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(signal));
	// The process that started us is gone: do not stay behind.
	process.on('disconnect', () => end('disconnect'));
	const { port } = await begun;
	process.send?.({ port });
	// Loading the modules left tens of megabytes of garbage, which an idle process would keep.
	await globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
}
