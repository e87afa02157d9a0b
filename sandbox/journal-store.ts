// Keeps everything in memory and in a journal: one line for each change as a whole, written before it is answered. A process that
// is killed leaves at most half a line, which never happened. Machines that lose power are not what this is for: nothing is synced.
import fs from 'node:fs';
import path from 'node:path';

interface Entry {
	account: string;
	value: unknown;
}
type Line = [kind: string, id: string, account: string, value: unknown][];

/** Everything by its kind, as `Records` has them; the key of a record is its id. */
export interface JournalStore<Records> {
	/** All or nothing: what throws leaves no trace. */
	change<T>(work: () => T): T;
	put<K extends keyof Records & string>(kind: K, account: string, id: string, value: Records[K]): void;
	remove(kind: keyof Records & string, id: string): void;
	find<K extends keyof Records & string>(kind: K, account: string, id: string): Records[K] | undefined;
	/** In the order in which they came. */
	all<K extends keyof Records & string>(kind: K, account?: string): Records[K][];
	accountOf(kind: keyof Records & string, id: string): string | undefined;
	clear(): void;
	close(): void;
}

const fileName = 'journal.jsonl';

function readJournal(file: string): Line[] {
	if (!fs.existsSync(file)) return [];
	// What stands behind the last line break was cut off by the end of its writer.
	const lines = fs.readFileSync(file, 'utf8').split('\n').slice(0, -1);
	return lines.map((line) => JSON.parse(line) as Line);
}

export function openJournal<Records>(dataDir: string): JournalStore<Records> {
	type Kind = keyof Records & string;
	fs.mkdirSync(dataDir, { recursive: true });
	const file = path.join(dataDir, fileName);
	const kinds = new Map<string, Map<string, Entry>>();
	let changing: { line: Line; undo: (() => void)[] } | undefined;
	let journal = -1;

	const mapOf = (kind: string) => {
		const known = kinds.get(kind) ?? new Map<string, Entry>();
		kinds.set(kind, known);
		return known;
	};

	function apply(kind: string, id: string, account: string, value: unknown): void {
		if (value === null) mapOf(kind).delete(id);
		else mapOf(kind).set(id, { account, value });
	}

	/** Only what counts today; under another name until it is whole. */
	function writeAnew(): void {
		const half = `${file}.half`;
		const lines = [...kinds].flatMap(([kind, entries]) =>
			[...entries].map(([id, { account, value }]) => `${JSON.stringify([[kind, id, account, value]])}\n`),
		);
		fs.writeFileSync(half, lines.join(''));
		fs.renameSync(half, file);
		if (journal >= 0) fs.closeSync(journal);
		journal = fs.openSync(file, 'a');
	}

	function record(kind: string, id: string, account: string, value: unknown): void {
		if (!changing) throw new Error('the store changes only inside of change()');
		const before = mapOf(kind).get(id);
		changing.undo.push(() => apply(kind, id, before?.account ?? '', before?.value ?? null));
		changing.line.push([kind, id, account, value]);
		apply(kind, id, account, value);
	}

	for (const line of readJournal(file)) for (const [kind, id, account, value] of line) apply(kind, id, account, value);
	writeAnew();

	return {
		change(work) {
			if (changing) return work();
			const current = { line: [] as Line, undo: [] as (() => void)[] };
			changing = current;
			try {
				const result = work();
				if (current.line.length > 0) fs.writeSync(journal, `${JSON.stringify(current.line)}\n`);
				return result;
			} catch (error) {
				for (const undo of current.undo.reverse()) undo();
				throw error;
			} finally {
				changing = undefined;
			}
		},
		put: (kind, account, id, value) => record(kind, id, account, value),
		remove: (kind, id) => record(kind, id, '', null),
		find<K extends Kind>(kind: K, account: string, id: string) {
			const entry = mapOf(kind).get(id);
			return entry?.account === account ? (entry.value as Records[K]) : undefined;
		},
		all<K extends Kind>(kind: K, account?: string) {
			const entries = [...mapOf(kind).values()].filter((entry) => account === undefined || entry.account === account);
			return entries.map(({ value }) => value as Records[K]);
		},
		accountOf: (kind, id) => mapOf(kind).get(id)?.account,
		clear() {
			kinds.clear();
			writeAnew();
		},
		close() {
			fs.closeSync(journal);
			journal = -1;
		},
	};
}
