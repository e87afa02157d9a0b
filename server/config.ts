// The one place that reads the environment. Every variable has a default that works on one machine,
// and a bad value is refused with its name, what it was and what is allowed.
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { usualReservationSeconds } from '../rules/checkout/reservation.ts';
import { isMailAddress } from '../rules/mail-address.ts';
import { ExpectedFailure } from './failure.ts';

type LogLevel = 'debug' | 'info' | 'warn' | 'error';

export interface Bucket {
	/** Of the bucket, without a slash at its end. */
	address: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
}

export interface SocketAddress {
	address: string;
	/** Undefined: the usual one of what is done there. */
	port: number | undefined;
}

export interface Config {
	mode: 'local' | 'production' | 'development' | 'test';
	host: string;
	port: number;
	dataDir: string;
	platformDomain: string;
	defaultTenant: string | undefined;
	trustedProxies: string[];
	/** Where the platform is reached: domains of shops lead there, and are probed there and nowhere else. */
	platformAddresses: SocketAddress[];
	/** How shops are reached at their own domains. */
	domainProtocol: 'https' | 'http';
	/** Who is asked about the records of domains. Undefined: those that the machine uses. */
	dnsServers: SocketAddress[] | undefined;
	/** On which loopback port it is answered whether a certificate may be made for a host. Undefined: on none. */
	tlsAskPort: number | undefined;
	/** Open at a time, in each process; more are closed at once. */
	maxConnections: number;
	/** Of one address, unless they come through a trusted proxy. */
	maxConnectionsPerAddress: number;
	/** Undefined: the embedded server. */
	database: { appUrl: string; directUrl: string; ownerUrl: string | undefined } | undefined;
	databasePool: number;
	/** Where pictures are kept. Undefined: in the data folder. */
	bucket: Bucket | undefined;
	/** Where it is remembered which sessions are over. Undefined: the database is asked. */
	redisUrl: string | undefined;
	/** Memory for cached pages, in each process; a quarter of it more for responses of the API. 0 keeps none. */
	cacheMegabytes: number;
	secretKey: string | undefined;
	/** The one before it, for who replaces it. */
	oldSecretKey: string | undefined;
	demo: boolean;
	/** Whether this process runs jobs: mails, payments to be settled, sweeps. */
	jobs: boolean;
	/** Whether every shop shows the components of the kit at /kit. */
	kitPage: boolean;
	/** Whether admins have the tools of those who develop: flags, and what a page has asked. */
	developerTools: boolean;
	logLevel: LogLevel;
	logFormat: 'json' | 'pretty';
	metricsToken: string | undefined;
	shutdownDelaySeconds: number;
	/** How long stock is reserved for a shopper who pays. */
	reservationSeconds: number;
	/** Undefined: mails are kept and not sent. */
	smtpUrl: string | undefined;
	mailFrom: string;
	/** Where the translation service is. Undefined: where each shop's key belongs. */
	deeplUrl: string | undefined;
	/** Who writes texts for shops without an account of their own. Undefined: no one. */
	assistant: { baseUrl: string; key: string | undefined; model: string } | undefined;
	/** Where SendGrid is, for shops that send through it. Undefined: where it is itself. */
	sendgridUrl: string | undefined;
	/** Where VAT ids are asked for. Undefined: at the European Commission. */
	viesUrl: string | undefined;
	/** Where the payment provider is. Undefined: at its own host. One without TLS is a sandbox. */
	stripeUrl: string | undefined;
	/** Of the payment sandbox that comes with the demo; 0: any free one. */
	stripeSandboxPort: number;
	/** Of the Printformer sandbox that comes with the demo; 0: any free one. */
	printformerSandboxPort: number;
	procurementSandboxPort: number;
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

function isEscapedWell(text: string): boolean {
	try {
		decodeURIComponent(text);
		return true;
	} catch {
		return false;
	}
}

const postgresUrl: Variable<string> = {
	allowed: 'postgres://user:password@host:port/database',
	secret: true,
	parse(text) {
		if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return undefined;
		const url = new URL(text);
		if (!isEscapedWell(url.username) || !isEscapedWell(url.password)) return undefined;
		return url.username && url.hostname && url.pathname.length > 1 ? text : undefined;
	},
};

const bucketUrl: Variable<Bucket> = {
	allowed: 'https://KEY:SECRET@host/bucket?region=…',
	secret: true,
	parse(text) {
		if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
		const { protocol, host, username, password, pathname, searchParams, hash } = new URL(text);
		const [, bucket] = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(pathname) ?? [];
		const region = searchParams.get('region') ?? 'us-east-1';
		const known = [...searchParams.keys()].every((name) => name === 'region') && hash === '';
		if (!username || !password || !bucket || !known || !/^[a-z0-9-]{1,40}$/.test(region)) return undefined;
		if (!isEscapedWell(username) || !isEscapedWell(password)) return undefined;
		return {
			address: `${protocol}//${host}/${bucket}`,
			region,
			accessKeyId: decodeURIComponent(username),
			secretAccessKey: decodeURIComponent(password),
		};
	},
};

const smtpUrl: Variable<string> = {
	allowed: 'smtp://user:password@host:port, or smtps://… for TLS from the first byte',
	secret: true,
	parse(text) {
		if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return undefined;
		const url = new URL(text);
		if (!isEscapedWell(url.username) || !isEscapedWell(url.password)) return undefined;
		return url.hostname ? text : undefined;
	},
};

const redisUrl: Variable<string> = {
	allowed: 'redis://user:password@host:port/number, or rediss://… for TLS',
	secret: true,
	parse(text) {
		if (!/^rediss?:\/\//.test(text) || !URL.canParse(text)) return undefined;
		const { hostname, username, password, pathname } = new URL(text);
		if (!isEscapedWell(username) || !isEscapedWell(password) || !/^\/?\d*$/.test(pathname)) return undefined;
		return hostname ? text : undefined;
	},
};

const serviceUrl: Variable<string> = {
	allowed: 'https://host, or http://host:port, without a path',
	parse(text) {
		if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
		const { origin, pathname, search, hash, username } = new URL(text);
		return pathname === '/' && !search && !hash && !username ? origin : undefined;
	},
};

const serviceBaseUrl: Variable<string> = {
	allowed: 'https://host/path, or http://host:port/path, without a query',
	parse(text) {
		if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
		const { origin, pathname, search, hash, username } = new URL(text);
		return search || hash || username ? undefined : `${origin}${pathname.replace(/\/$/, '')}`;
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

function parseSocketAddress(text: string): SocketAddress | undefined {
	const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
	const address = net.isIP(text) ? text : (bracketed ?? plain ?? '');
	if (!net.isIP(address) || Number(port ?? 1) < 1 || Number(port ?? 1) > 65535) return undefined;
	return { address, port: address === text || port === undefined ? undefined : Number(port) };
}

const socketAddressList: Variable<SocketAddress[]> = {
	allowed:
		'IP addresses, each with a port if it is not the usual one (203.0.113.7, [2001:db8::7]:8443), separated by commas',
	parse(text) {
		const entries = text.split(',').map((entry) => parseSocketAddress(entry.trim()));
		return entries.every((entry) => entry !== undefined) ? entries : undefined;
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
	PLATFORM_ADDRESSES: socketAddressList,
	DOMAIN_PROTOCOL: oneOf('https', 'http'),
	DNS_SERVERS: socketAddressList,
	TLS_ASK_PORT: wholeNumber(0, 65535, ' (0 takes any free port)'),
	MAX_CONNECTIONS: wholeNumber(10, 1_000_000),
	MAX_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000),
	DATABASE_URL: postgresUrl,
	DATABASE_DIRECT_URL: postgresUrl,
	DATABASE_OWNER_URL: postgresUrl,
	DATABASE_POOL: wholeNumber(1, 200),
	S3_URL: bucketUrl,
	REDIS_URL: redisUrl,
	CACHE_MEGABYTES: wholeNumber(0, 4096),
	SECRET_KEY: secretText(32),
	SECRET_KEY_OLD: secretText(32),
	DEMO: oneOf('on', 'off'),
	JOBS: oneOf('on', 'off'),
	KIT_PAGE: oneOf('on', 'off'),
	DEVELOPER_TOOLS: oneOf('on', 'off'),
	LOG_LEVEL: oneOf<LogLevel>('debug', 'info', 'warn', 'error'),
	LOG_FORMAT: oneOf('json', 'pretty'),
	METRICS_TOKEN: secretText(16),
	SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 5),
	RESERVATION_SECONDS: wholeNumber(1, 86_400),
	SMTP_URL: smtpUrl,
	MAIL_FROM: {
		allowed: 'an e-mail address without a name',
		parse: (text) => (isMailAddress(text) ? text : undefined),
	} satisfies Variable<string>,
	DEEPL_URL: serviceUrl,
	ASSISTANT_URL: serviceBaseUrl,
	ASSISTANT_KEY: secretText(1),
	ASSISTANT_MODEL: {
		allowed: 'the name of a model',
		parse: (text) => (/^\S{1,200}$/.test(text) ? text : undefined),
	} satisfies Variable<string>,
	SENDGRID_URL: serviceUrl,
	VIES_URL: serviceUrl,
	STRIPE_URL: serviceUrl,
	STRIPE_SANDBOX_PORT: wholeNumber(0, 65535, ' (0 takes any free port)'),
	PRINTFORMER_SANDBOX_PORT: wholeNumber(0, 65535, ' (0 takes any free port)'),
	PROCUREMENT_SANDBOX_PORT: wholeNumber(0, 65535, ' (0 takes any free port)'),
};

type Name = keyof typeof variables;
type Values = { [N in Name]: Exclude<ReturnType<(typeof variables)[N]['parse']>, undefined> | undefined };

export const variableNames = Object.keys(variables) as Name[];

function parseAll(env: Environment): Values {
	const errors: string[] = [];
	const entries = Object.entries<Variable<unknown>>(variables).map(([name, variable]) => {
		const text = env[name];
		// An empty value is how compose files and shells say "not set".
		if (text === undefined || text === '') return [name, undefined];
		const value = variable.parse(text);
		if (value === undefined) {
			const was = variable.secret ? `hidden, ${text.length} characters` : JSON.stringify(text);
			errors.push(`${name} is ${was}; allowed: ${variable.allowed}.`);
		}
		return [name, value];
	});
	if (errors.length > 0) throw new ExpectedFailure(errors.join('\n'));
	return Object.fromEntries(entries) as Values;
}

/** What no variable can be validated for alone. */
function refuseContradictions(values: Values): void {
	if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined)
		throw new ExpectedFailure('DATABASE_DIRECT_URL is set, but DATABASE_URL is not; allowed: both, or none.');
	if (values.DATABASE_OWNER_URL !== undefined && values.DATABASE_URL === undefined)
		throw new ExpectedFailure(
			'DATABASE_OWNER_URL is set, but DATABASE_URL is not; allowed: both, or DATABASE_URL alone.',
		);
	if ((values.ASSISTANT_URL === undefined) !== (values.ASSISTANT_MODEL === undefined))
		throw new ExpectedFailure('ASSISTANT_URL and ASSISTANT_MODEL belong together; allowed: both, or none.');
	if (values.ASSISTANT_KEY !== undefined && values.ASSISTANT_URL === undefined)
		throw new ExpectedFailure('ASSISTANT_KEY is set, but ASSISTANT_URL is not; allowed: both, or none.');
	if (values.NODE_ENV === 'production' && values.DATABASE_URL !== undefined && values.SECRET_KEY === undefined)
		throw new ExpectedFailure(
			'SECRET_KEY is not set; with NODE_ENV=production and DATABASE_URL it must be: at least 32 characters, the same for every process.',
		);
}

export function readConfig(env: Environment, projectFolder: string, terminal: boolean): Config {
	const values = parseAll(env);
	refuseContradictions(values);
	const {
		NODE_ENV: mode = 'local',
		HOST: host = '127.0.0.1',
		PORT: port = 3000,
		DATA_DIR: dataDir = '.data',
		PLATFORM_DOMAIN: platformDomain = 'localhost',
		TRUSTED_PROXIES: trustedProxies = [],
		PLATFORM_ADDRESSES: platformAddresses = [],
		DOMAIN_PROTOCOL: domainProtocol = 'https',
		DNS_SERVERS: dnsServers,
		TLS_ASK_PORT: tlsAskPort,
		MAX_CONNECTIONS: maxConnections = 10_000,
		MAX_CONNECTIONS_PER_ADDRESS: maxConnectionsPerAddress = 500,
		DATABASE_URL: appUrl,
		DATABASE_DIRECT_URL: directUrl = appUrl,
		DATABASE_OWNER_URL: ownerUrl,
		DATABASE_POOL: databasePool = 10,
		S3_URL: bucket,
		REDIS_URL: redisUrl,
		CACHE_MEGABYTES: cacheMegabytes = 64,
		SECRET_KEY: secretKey,
		SECRET_KEY_OLD: oldSecretKey,
		LOG_LEVEL: logLevel = 'info',
		LOG_FORMAT: logFormat = terminal && mode !== 'production' ? 'pretty' : 'json',
		METRICS_TOKEN: metricsToken,
		SHUTDOWN_DELAY_SECONDS: shutdownDelaySeconds = 0,
		RESERVATION_SECONDS: reservationSeconds = usualReservationSeconds,
		SMTP_URL: smtpUrl,
		MAIL_FROM: mailFrom = `no-reply@${platformDomain}`,
		DEEPL_URL: deeplUrl,
		ASSISTANT_URL: assistantUrl,
		ASSISTANT_KEY: assistantKey,
		ASSISTANT_MODEL: assistantModel,
		SENDGRID_URL: sendgridUrl,
		VIES_URL: viesUrl,
		STRIPE_URL: stripeUrl,
		STRIPE_SANDBOX_PORT: stripeSandboxPort = 3010,
		PRINTFORMER_SANDBOX_PORT: printformerSandboxPort = 3011,
		PROCUREMENT_SANDBOX_PORT: procurementSandboxPort = 3012,
		DEMO = appUrl ? 'off' : 'on',
		JOBS = 'on',
		KIT_PAGE = mode === 'development' ? 'on' : 'off',
		DEVELOPER_TOOLS = mode === 'development' ? 'on' : 'off',
		DEFAULT_TENANT: defaultTenant = DEMO === 'on' ? 'demo' : undefined,
	} = values;
	return {
		mode,
		host,
		port,
		dataDir: path.resolve(projectFolder, dataDir),
		platformDomain,
		defaultTenant,
		trustedProxies,
		platformAddresses,
		domainProtocol,
		dnsServers,
		tlsAskPort,
		maxConnections,
		maxConnectionsPerAddress,
		database: appUrl && directUrl ? { appUrl, directUrl, ownerUrl } : undefined,
		databasePool,
		bucket,
		redisUrl,
		cacheMegabytes,
		secretKey,
		oldSecretKey,
		demo: DEMO === 'on',
		jobs: JOBS === 'on',
		kitPage: KIT_PAGE === 'on',
		developerTools: DEVELOPER_TOOLS === 'on',
		logLevel,
		logFormat,
		metricsToken,
		shutdownDelaySeconds,
		reservationSeconds,
		smtpUrl,
		mailFrom,
		deeplUrl,
		assistant:
			assistantUrl && assistantModel ? { baseUrl: assistantUrl, key: assistantKey, model: assistantModel } : undefined,
		sendgridUrl,
		viesUrl,
		stripeUrl,
		stripeSandboxPort,
		printformerSandboxPort,
		procurementSandboxPort,
	};
}

/** The environment, with what an `.env` file in the project adds to it; what is already set wins. */
export function processEnvironment(projectFolder: string): Environment {
	const file = path.join(projectFolder, '.env');
	try {
		if (fs.existsSync(file)) process.loadEnvFile(file);
	} catch {
		throw new ExpectedFailure(`${file} cannot be read.`, 'Make it a text file that this user may read, or remove it.');
	}
	return process.env;
}
