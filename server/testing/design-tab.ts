// Tabs in which people edit designs: each has its client id and numbers its steps.
import type { Design } from '../../rules/designs/design.ts';
import { newId } from '../../rules/ids.ts';
import type { Browser } from './accounts.ts';
import type { Answer } from './pages.ts';

export async function askDesign(who: Browser, query: string, variables: object = {}): Promise<Answer> {
	const { data, errors } = await who.graphql(query, variables);
	if (errors) return { refused: { ...errors[0].extensions, message: errors[0].message } };
	const [value] = Object.values(data);
	return typeof value === 'object' && value !== null ? (value as Answer) : { value };
}

export class DesignTab {
	readonly client = newId();
	readonly #who: Browser;
	readonly design: string;
	number = 0;

	constructor(who: Browser, design: string) {
		this.#who = who;
		this.design = design;
	}

	#ask(query: string, variables: object = {}): Promise<Answer> {
		return askDesign(this.#who, query, { design: this.design, client: this.client, ...variables });
	}

	open(takeOver = false): Promise<Answer> {
		return this.#ask(
			`mutation($design: ID!, $client: ID!, $takeOver: Boolean) {
				openDesign(design: $design, client: $client, takeOver: $takeOver) {
					design { id name isReleased } document revision steps versions mine editor { name own since }
				}
			}`,
			{ takeOver },
		);
	}

	send(steps: unknown): Promise<Answer> {
		return this.#ask(
			`mutation($design: ID!, $client: ID!, $steps: JSON!) {
				changeDesign(design: $design, client: $client, steps: $steps) { revision number revisions isReleased }
			}`,
			{ steps },
		);
	}

	/** One step, with the next number. */
	do(...operations: unknown[]): Promise<Answer> {
		return this.step('do', null, operations);
	}

	step(kind: 'do' | 'undo' | 'redo', of: number | null, operations: unknown): Promise<Answer> {
		this.number += 1;
		return this.send([{ number: this.number, kind, of, operations }]);
	}

	hold(): Promise<Answer> {
		return this.#ask(
			`mutation($design: ID!, $client: ID!) {
				holdDesign(design: $design, client: $client) { mine revision editor { name own since } }
			}`,
		);
	}

	leave(): Promise<Answer> {
		return this.#ask('mutation($design: ID!, $client: ID!) { leaveDesign(design: $design, client: $client) }');
	}

	keep(document: unknown): Promise<Answer> {
		return this.#ask(
			`mutation($design: ID!, $client: ID!, $document: JSON!) {
				keepDesignWork(design: $design, client: $client, document: $document)
			}`,
			{ document },
		);
	}

	restore(version: unknown): Promise<Answer> {
		return this.#ask(
			'mutation($version: ID!, $client: ID!) { restoreDesignVersion(version: $version, client: $client) }',
			{ version },
		);
	}

	async versions(): Promise<{ id: string; reason: string }[]> {
		const query =
			'query($design: ID!) { designVersions(design: $design, first: 100) { total items { id reason revision at } } }';
		return (await this.#ask(query)).items as { id: string; reason: string }[];
	}

	readVersion(id: unknown): Promise<Answer> {
		return this.#ask('query($id: ID!) { designVersion(id: $id) { designId reason document } }', { id });
	}

	async document(): Promise<Design> {
		return (await this.open()).document as Design;
	}
}
