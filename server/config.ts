// The one place that reads the environment. Every variable has a default that works on one machine,
// and a bad value is refused with its name, what it was and what is allowed.
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { ExpectedFailure } from './failure.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

export interface Config {
	mode: 'local' | 'production' | 'development' | 'test';
	host: string;
	port: number;
	dataDir: string;
	platformDomain: string;
	defaultTenant: string | undefined;
	trustedProxies: string[];
	/** Undefined: the embedded server. */
	database: { appUrl: string; ownerUrl: string | undefined } | undefined;
	databasePool: number;
	secretKey: string | undefined;
	demo: boolean;
	logLevel: LogLevel;
	logFormat: 'json' | 'pretty';
	metricsToken: string | undefined;
	shutdownDelaySeconds: number;
}

type Environment = Record<string, string | undefined>;

interface Variable<T> {
	allowed: string;
	/** Secrets are not repeated in an error. */
	secret?: boolean;
	/** Undefined means: not allowed. */
	parse(text: string): T | undefined;
}

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

const oneOf = <T extends string>(...values: T[]): Variable<T> => ({
	allowed: values.join(', '),
	parse: (text) => values.find((value) => value === text),
});

const wholeNumber = (from: number, to: number, note = ''): Variable<number> => ({
	allowed: `a whole number from ${from} to ${to}${note}`,
	parse(text) {
		const number = Number(text);
		return /^\d+$/.test(text) && number >= from && number <= to ? number : undefined;
	},
});

const secretText = (length: number): Variable<string> => ({
	allowed: `at least ${length} characters`,
	secret: true,
	parse: (text) => (text.length >= length ? text : undefined),
});

const postgresUrl: Variable<string> = {
	allowed: 'postgres://user:password@host:port/database',
	secret: true,
	parse(text) {
		if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return undefined;
		const url = new URL(text);
		return url.username && url.hostname && url.pathname.length > 1 ? text : undefined;
	},
};

const addressList: Variable<string[]> = {
	allowed: 'IP addresses or ranges (10.0.0.0/8), separated by commas',
	parse(text) {
		const entries = text.split(',').map((entry) => entry.trim());
		const valid = entries.every((entry) => {
			const [address = '', bits, ...rest] = entry.split('/');
			const family = net.isIP(address);
			if (family === 0 || rest.length > 0) return false;
			return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
		});
		return valid ? entries : undefined;
	},
};

const variables = {
	NODE_ENV: oneOf('production', 'development', 'test'),
	HOST: {
		allowed: 'an IP address or a host name',
		parse: (text) => (net.isIP(text) || hostName.test(text) ? text : undefined),
	} satisfies Variable<string>,
	PORT: wholeNumber(0, 65535, ' (0 takes any free port)'),
	DATA_DIR: {
		allowed: 'the path of a folder',
		parse: (text) => (text.includes('\0') ? undefined : text),
	} satisfies Variable<string>,
	PLATFORM_DOMAIN: {
		allowed: 'a host name in lower case, without port',
		parse: (text) => (hostName.test(text) ? text : undefined),
	} satisfies Variable<string>,
	DEFAULT_TENANT: {
		allowed: 'the slug of a tenant: a-z, 0-9 and -',
		parse: (text) => (/^[a-z0-9-]{1,63}$/.test(text) ? text : undefined),
	} satisfies Variable<string>,
	TRUSTED_PROXIES: addressList,
	DATABASE_URL: postgresUrl,
	DATABASE_OWNER_URL: postgresUrl,
	DATABASE_POOL: wholeNumber(1, 200),
	SECRET_KEY: secretText(32),
	DEMO: oneOf('on', 'off'),
	LOG_LEVEL: oneOf<LogLevel>('debug', 'info', 'warn', 'error'),
	LOG_FORMAT: oneOf('json', 'pretty'),
	METRICS_TOKEN: secretText(16),
	SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 5),
};

type Name = keyof typeof variables;
type Values = { [N in Name]: Exclude<ReturnType<(typeof variables)[N]['parse']>, undefined> | undefined };

export const variableNames = Object.keys(variables) as Name[];

function parseAll(env: Environment): Values {
	const faults: string[] = [];
	const entries = Object.entries<Variable<unknown>>(variables).map(([name, variable]) => {
		const text = env[name];
		// An empty value is how compose files and shells say "not set".
		if (text === undefined || text === '') return [name, undefined];
		const value = variable.parse(text);
		if (value === undefined) {
			const was = variable.secret ? `hidden, ${text.length} characters` : JSON.stringify(text);
			faults.push(`${name} is ${was}; allowed: ${variable.allowed}.`);
		}
		return [name, value];
	});
	if (faults.length > 0) throw new ExpectedFailure(faults.join('\n'));
	return Object.fromEntries(entries) as Values;
}

export function readConfig(env: Environment, projectFolder: string, terminal: boolean): Config {
	const values = parseAll(env);
	const mode = values.NODE_ENV ?? 'local';
	const external = values.DATABASE_URL !== undefined;
	if (values.DATABASE_OWNER_URL !== undefined && !external)
		throw new ExpectedFailure('DATABASE_OWNER_URL is set, but DATABASE_URL is not; allowed: both, or DATABASE_URL alone.');
	if (mode === 'production' && external && values.SECRET_KEY === undefined)
		throw new ExpectedFailure(
			'SECRET_KEY is not set; with NODE_ENV=production and DATABASE_URL it must be: at least 32 characters, the same for every process.',
		);

	const demo = values.DEMO === undefined ? !external : values.DEMO === 'on';
	return {
		mode,
		host: values.HOST ?? '127.0.0.1',
		port: values.PORT ?? 3000,
		dataDir: path.resolve(projectFolder, values.DATA_DIR ?? '.data'),
		platformDomain: values.PLATFORM_DOMAIN ?? 'localhost',
		defaultTenant: values.DEFAULT_TENANT ?? (demo ? 'demo' : undefined),
		trustedProxies: values.TRUSTED_PROXIES ?? [],
		database: values.DATABASE_URL ? { appUrl: values.DATABASE_URL, ownerUrl: values.DATABASE_OWNER_URL } : undefined,
		databasePool: values.DATABASE_POOL ?? 10,
		secretKey: values.SECRET_KEY,
		demo,
		logLevel: values.LOG_LEVEL ?? 'info',
		logFormat: values.LOG_FORMAT ?? (terminal && mode !== 'production' ? 'pretty' : 'json'),
		metricsToken: values.METRICS_TOKEN,
		shutdownDelaySeconds: values.SHUTDOWN_DELAY_SECONDS ?? 0,
	};
}

/** The environment, with what an `.env` file in the project adds to it; what is already set wins. */
export function processEnvironment(projectFolder: string): Environment {
	const file = path.join(projectFolder, '.env');
	if (fs.existsSync(file)) process.loadEnvFile(file);
	return process.env;
}
