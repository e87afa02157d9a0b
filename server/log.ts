// One log for the process: JSON lines for machines, readable ones in a terminal. No secrets and no personal data go in.
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

const flushInterval = 200;

export async function createLog({ logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>): Promise<Logger> {
	if (logFormat === 'json')
		return pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, bufferedOutput());
	const { default: pretty } = await import('pino-pretty');
	return pino(
		{ level: logLevel, base: null },
		pretty({
			sync: true,
			colorize: process.stdout.isTTY,
			translateTime: 'SYS:HH:MM:ss',
			ignore: 'pid,hostname',
			singleLine: true,
		}),
	);
}

/** Written a few times a second instead of once per line, which would cost every request a system call. */
function bufferedOutput(): DestinationStream {
	const output = pino.destination({ dest: 1, minLength: 4096, sync: true });
	setInterval(() => output.flush(), flushInterval).unref();
	process.on('exit', () => output.flushSync());
	return output;
}
