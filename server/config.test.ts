import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, variableNames } from './config.ts';

const project = path.dirname(import.meta.dirname);
const read = (env: Record<string, string>) => readConfig(env, '/srv/platen', false);

describe('the configuration', () => {
	it('works on one machine with nothing set', () => {
		expect(read({})).toMatchObject({
			host: '127.0.0.1',
			port: 3000,
			dataDir: '/srv/platen/.data',
			platformDomain: 'localhost',
			defaultTenant: 'demo',
			database: undefined,
			demo: true,
			logFormat: 'json',
			smtpUrl: undefined,
			assistant: undefined,
			deeplUrl: undefined,
			sendgridUrl: undefined,
			viesUrl: undefined,
			mailFrom: 'no-reply@localhost',
		});
	});

	it('takes an empty value for one that is not set', () => {
		expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, database: undefined });
	});

	it('fills no demo into a database of your own', () => {
		const config = read({ DATABASE_URL: 'postgres://app:x@db/platen' });
		expect(config).toMatchObject({ demo: false, defaultTenant: undefined });
	});

	it('takes the one way to the database for the direct one, unless there is another', () => {
		const [pooled, direct] = ['postgres://app:x@pooler:6432/platen', 'postgres://app:x@db/platen'];
		expect(read({ DATABASE_URL: direct }).database).toMatchObject({ appUrl: direct, directUrl: direct });
		const both = read({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct });
		expect(both.database).toMatchObject({ appUrl: pooled, directUrl: direct });
	});

	it('shows the kit to those who develop, and to those who ask for it', () => {
		expect(read({}).jobs).toBe(true);
		expect(read({ JOBS: 'off' }).jobs).toBe(false);
		expect(read({}).kitPage).toBe(false);
		expect(read({ NODE_ENV: 'production' }).kitPage).toBe(false);
		expect(read({ NODE_ENV: 'development' }).kitPage).toBe(true);
		expect(read({ KIT_PAGE: 'on' }).kitPage).toBe(true);
	});

	it('gives tools to those who develop, and to those who ask for them', () => {
		expect(read({}).developerTools).toBe(false);
		expect(read({ NODE_ENV: 'production' }).developerTools).toBe(false);
		expect(read({ NODE_ENV: 'development' }).developerTools).toBe(true);
		expect(read({ DEVELOPER_TOOLS: 'on' }).developerTools).toBe(true);
	});

	it.each([
		[{ PORT: 'abc' }, 'PORT is "abc"; allowed: a whole number from 0 to 65535 (0 takes any free port).'],
		[{ PORT: '70000' }, 'PORT is "70000"; allowed: a whole number from 0 to 65535 (0 takes any free port).'],
		[{ DEMO: 'yes' }, 'DEMO is "yes"; allowed: on, off.'],
		[{ HOST: 'not a host' }, 'HOST is "not a host"; allowed: an IP address or a host name.'],
		[
			{ PLATFORM_DOMAIN: 'Shops.Example:80' },
			'PLATFORM_DOMAIN is "Shops.Example:80"; allowed: a host name in lower case, without port.',
		],
		[
			{ TRUSTED_PROXIES: 'true' },
			'TRUSTED_PROXIES is "true"; allowed: IP addresses or ranges (10.0.0.0/8), separated by commas.',
		],
		[
			{ TRUSTED_PROXIES: '10.0.0.0/33' },
			'TRUSTED_PROXIES is "10.0.0.0/33"; allowed: IP addresses or ranges (10.0.0.0/8), separated by commas.',
		],
		[{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; allowed: debug, info, warn, error.'],
		[{ SECRET_KEY: 'hunter2' }, 'SECRET_KEY is hidden, 7 characters; allowed: at least 32 characters.'],
		[
			{ DATABASE_URL: 'mysql://root:hunter2@db/x' },
			'DATABASE_URL is hidden, 25 characters; allowed: postgres://user:password@host:port/database.',
		],
		[
			{ DATABASE_URL: 'postgres://app:50%off@db/platen' },
			'DATABASE_URL is hidden, 31 characters; allowed: postgres://user:password@host:port/database.',
		],
		[
			{ S3_URL: 'https://store.example/bucket' },
			'S3_URL is hidden, 28 characters; allowed: https://KEY:SECRET@host/bucket?region=….',
		],
		[
			{ DEEPL_URL: 'deepl.example/v2' },
			'DEEPL_URL is "deepl.example/v2"; allowed: https://host, or http://host:port, without a path.',
		],
		[
			{ SMTP_URL: 'mail.example:25' },
			'SMTP_URL is hidden, 15 characters; allowed: smtp://user:password@host:port, or smtps://… for TLS from the first byte.',
		],
		[
			{ MAIL_FROM: 'Shop <shop@mail.example>' },
			'MAIL_FROM is "Shop <shop@mail.example>"; allowed: an e-mail address without a name.',
		],
		[
			{ DATABASE_DIRECT_URL: 'postgres://app:x@db/platen' },
			'DATABASE_DIRECT_URL is set, but DATABASE_URL is not; allowed: both, or none.',
		],
		[
			{ DATABASE_OWNER_URL: 'postgres://owner:x@db/platen' },
			'DATABASE_OWNER_URL is set, but DATABASE_URL is not; allowed: both, or DATABASE_URL alone.',
		],
		[
			{ NODE_ENV: 'production', DATABASE_URL: 'postgres://app:x@db/platen' },
			'SECRET_KEY is not set; with NODE_ENV=production and DATABASE_URL it must be: at least 32 characters, the same for every process.',
		],
	])('refuses %j in one line that says what is allowed', (env, message) => {
		expect(() => read(env as unknown as Record<string, string>)).toThrow(new Error(message));
	});

	it('names every bad value at once', () => {
		expect(() => read({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT is.*\nDEMO is/);
	});

	it('is listed in the README, variable by variable', () => {
		const readme = fs.readFileSync(path.join(project, 'README.md'), 'utf8');
		expect(variableNames.filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([]);
	});
});
