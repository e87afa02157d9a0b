// PostgreSQL refuses to run as root. As root we therefore run it under another account, by number, so none has to be made.
import fs from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from '../../failure.ts';

export interface Account {
	uid: number;
	gid: number;
}

const nobody: Account = { uid: 65534, gid: 65534 };

function accountNamed(name: string): Account | undefined {
	const line = fs
		.readFileSync('/etc/passwd', 'utf8')
		.split('\n')
		.find((entry) => entry.startsWith(`${name}:`));
	const [, , uid, gid] = line?.split(':') ?? [];
	return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/**
 * The account to run PostgreSQL under; undefined when it is our own.
 * A cluster that exists already keeps the account that owns it.
 */
export function databaseAccount(cluster: string): Account | undefined {
	const owner = fs.existsSync(cluster) ? fs.statSync(cluster) : undefined;
	const ours = process.getuid?.();
	if (ours !== 0) {
		if (owner && ours !== undefined && owner.uid !== ours)
			throw new ExpectedFailure(
				`The database in ${cluster} belongs to another user (uid ${owner.uid}; this is uid ${ours}).`,
				'Start as the user who started it first, or set DATA_DIR to another folder.',
			);
		return undefined;
	}
	if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
	return accountNamed('postgres') ?? nobody;
}

/** Whether the account may read and run this, and pass through every folder down to it. */
export function canReach(account: Account, place: string): boolean {
	const { mode, uid, gid } = fs.statSync(place);
	const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
	const parent = path.dirname(place);
	return ((mode >> shift) & 0o5) === 0o5 && (parent === place || canReach(account, parent));
}
