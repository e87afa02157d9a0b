// One log for the process: JSON lines for machines, readable ones in a terminal. No secrets and no personal data go in.
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

export async function createLog({ logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>): Promise<Logger> {
	if (logFormat === 'json') return pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
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
