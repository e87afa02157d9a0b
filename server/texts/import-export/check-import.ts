// Looks at a file of texts: what it would change and what is wrong with it is kept, and nothing else happens.
import fs from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { newId } from '../../../rules/ids.ts';
import { isAdmin } from '../../../rules/permissions.ts';
import type { Caller } from '../../accounts/services.ts';
import type { InTenant } from '../../database/connection.ts';
import { BrokenImport } from '../../import-export/jobs/broken-import.ts';
import {
	type Counts,
	type FileImport,
	findImport,
	importOwner,
	insertImport,
	insertRows,
	type Owner,
	saveCounts,
} from '../../import-export/jobs/imports.ts';
import { tableLimits } from '../../import-export/tables/table.ts';
import { type Comparison, compareTexts } from './compare.ts';
import type { ProposedText } from './proposals.ts';
import { readImport } from './read-import.ts';

interface SentFile {
	name: string;
	path: string;
	bytes: number;
}

interface Parts {
	inTenant: InTenant;
}

/** Texts that are compared at once. */
const atATime = 500;

export const ownerOf = (caller: Caller): Owner => importOwner(caller, 'texts');

/** In portions; between them others have a turn. */
async function* portions(texts: Iterable<ProposedText>): AsyncGenerator<ProposedText[]> {
	let portion: ProposedText[] = [];
	for (const text of texts) {
		portion.push(text);
		if (portion.length < atATime) continue;
		yield portion;
		portion = [];
		await turn();
	}
	if (portion.length > 0) yield portion;
}

function count(counts: Counts, { rows, unchanged }: Comparison): void {
	counts.unchanged += unchanged;
	for (const { fault, before } of rows) counts[fault ? 'faulty' : before === null ? 'added' : 'changed'] += 1;
}

/** @throws BrokenImport, with nothing kept */
export async function checkImport(
	{ inTenant }: Parts,
	caller: Caller,
	file: SentFile,
	{ removeEmpty }: { removeEmpty: boolean },
): Promise<FileImport> {
	const { tenant } = caller;
	const owner = ownerOf(caller);
	if (file.bytes > tableLimits.fileBytes) throw new BrokenImport('fileTooLarge');
	const { format, texts } = await readImport(await fs.readFile(file.path), tenant);
	const validate = { tenant, admin: isAdmin(caller.user), removeEmpty };
	const id = newId();
	return inTenant(async (sql) => {
		await insertImport(sql, owner, { id, fileName: file.name, format });
		const counts: Counts = { added: 0, changed: 0, unchanged: 0, faulty: 0 };
		let position = 0;
		for await (const portion of portions(texts)) {
			const comparison = await compareTexts(sql, portion, validate);
			await insertRows(sql, tenant.id, id, comparison.rows, position);
			position += comparison.rows.length;
			count(counts, comparison);
		}
		await saveCounts(sql, tenant.id, id, counts);
		const kept = await findImport(sql, owner, id);
		if (!kept) throw new Error('the import is gone');
		return kept;
	});
}
