// Unsent work of this browser, by document and by tab. A tab keeps its name through a reload; the work of a tab that is gone is taken up
// by the next one that opens the same document.
import { newId } from '../../rules/ids.ts';
import type { PersistedWork } from './save-queue.ts';
import type { TabEnvironment } from './tab-environment.ts';

/** What is edited. */
export interface Edited {
	/** The names in this browser's storage begin with it: what people have there stays theirs only as long as it is the same. */
	kind: 'page' | 'design' | 'campaign';
	id: string;
}

const keyOf = ({ kind, id }: Edited, client: string) => `${kind}Work.${id}.${client}`;
const tabOf = ({ kind, id }: Edited) => `${kind}Client.${id}`;

export interface Desk<Operation> {
	/** How the server knows this tab. */
	client: string;
	kept: PersistedWork<Operation> | undefined;
	/** Whether this browser keeps anything at all. */
	keeps(): boolean;
	keep(work: PersistedWork<Operation> | undefined): void;
	/** Others may have its name. */
	release(): void;
}

const parse = <Operation>(text: string | null): PersistedWork<Operation> | undefined =>
	text ? (JSON.parse(text) as PersistedWork<Operation>) : undefined;

function read<Operation>({ shared }: TabEnvironment, key: string): PersistedWork<Operation> | undefined {
	try {
		return parse(shared.read(key));
	} catch {
		return undefined;
	}
}

interface Work {
	client: string;
	isUnsent: boolean;
}

/** What the tabs of this browser have left of it. */
function listWork(tab: TabEnvironment, edited: Edited): Work[] {
	try {
		const start = keyOf(edited, '');
		return tab.shared
			.keys()
			.filter((key) => key.startsWith(start))
			.map((key) => ({ client: key.slice(start.length), isUnsent: (read(tab, key)?.steps.length ?? 0) > 0 }));
	} catch {
		return [];
	}
}

/** Only with the numbers that it had: a name that counts from one again would not be believed. */
function ownName(tab: TabEnvironment, edited: Edited): string | undefined {
	try {
		const client = tab.own.read(tabOf(edited));
		return client && read(tab, keyOf(edited, client)) ? client : undefined;
	} catch {
		return undefined;
	}
}

interface Name {
	client: string;
	release: () => void;
}

/** Undefined while another tab has it. */
async function holdName(tab: TabEnvironment, { kind }: Edited, client: string): Promise<Name | undefined> {
	const release = await tab.hold(`${kind}Work.${client}`);
	return release && { client, release };
}

/** Of tabs that are gone and have left nothing unsent. */
async function clearNames(tab: TabEnvironment, edited: Edited, clients: readonly string[]): Promise<void> {
	for (const client of clients) {
		const name = await holdName(tab, edited, client);
		if (!name) continue;
		tab.shared.remove(keyOf(edited, client));
		name.release();
	}
}

/** A tab that was duplicated has the name of the other: then it is another one's. */
async function takeName(tab: TabEnvironment, edited: Edited): Promise<Name> {
	const own = ownName(tab, edited);
	const others = listWork(tab, edited).filter(({ client }) => client !== own);
	const idle = others.filter(({ isUnsent }) => !isUnsent).map(({ client }) => client);
	await clearNames(tab, edited, idle);
	const orphans = others.filter(({ isUnsent }) => isUnsent).map(({ client }) => client);
	for (const client of [...(own ? [own] : []), ...orphans]) {
		const name = await holdName(tab, edited, client);
		if (name) return name;
	}
	const client = newId();
	return (await holdName(tab, edited, client)) ?? { client, release: () => undefined };
}

export async function openDesk<Operation>(tab: TabEnvironment, edited: Edited): Promise<Desk<Operation>> {
	const { client, release } = await takeName(tab, edited);
	const key = keyOf(edited, client);
	let keeps = true;
	try {
		tab.own.write(tabOf(edited), client);
	} catch {
		// Then a reload is another tab.
	}
	const kept = read<Operation>(tab, key);
	const keep = (work: PersistedWork<Operation> | undefined) => {
		try {
			if (work) tab.shared.write(key, JSON.stringify(work));
			else tab.shared.remove(key);
			keeps = true;
		} catch {
			keeps = false;
		}
	};
	// A reload before anything was done is the same tab as well.
	if (!kept) keep({ next: 1, steps: [] });
	return { client, kept, keeps: () => keeps, keep, release };
}
