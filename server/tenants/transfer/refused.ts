// An import that is refused, by name and with what it concerns.
import type { ImportError } from '../../../rules/tenants/transfer.ts';
import { BrokenArchive } from '../../import-export/archives/read-archive.ts';

export class ImportRefused extends Error {
	readonly fault: ImportError;
	/** Entry, table, version or slug. */
	readonly names: readonly string[];

	constructor(fault: ImportError, ...names: string[]) {
		super([fault, ...names].join(' '));
		this.fault = fault;
		this.names = names;
	}
}

/** What is wrong with the archive itself is a refusal too; anything else comes back as it was. */
export function asRefusal(error: unknown): unknown {
	if (error instanceof BrokenArchive)
		return new ImportRefused(error.fault, ...(error.entry === undefined ? [] : [error.entry]));
	// The text of a constraint, of a cast or of a value that is too long: the file contradicts itself or the schema.
	const { code } = error as { code?: unknown };
	if (typeof code === 'string' && /^(22|23)\d/.test(code)) {
		const { table_name: table } = error as Record<string, unknown>;
		return new ImportRefused('inconsistent', typeof table === 'string' ? table : 'tables');
	}
	return error;
}
