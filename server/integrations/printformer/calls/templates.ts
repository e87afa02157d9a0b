// Templates of the client.
import type { Notice } from '../read-fields.ts';
import { readData, readListed, readTemplate } from '../read-objects.ts';
import { type Connection, sendCall } from '../send-call.ts';
import type { Listed, PrintformerTemplate } from '../types.ts';

const mostPages = 100;
const perPage = 100;

export function templateCalls(connection: Connection, notice: Notice) {
	const read = (value: unknown) => readTemplate(value, notice);
	const listTemplates = async (page = 1, size = 25): Promise<Listed<PrintformerTemplate>> =>
		readListed(await sendCall(connection, { method: 'GET', path: `template?page=${page}&per_page=${size}` }), read);
	return {
		listTemplates,
		/** All pages, for a sync; the order is the provider's. */
		async listAllTemplates(size = perPage): Promise<PrintformerTemplate[]> {
			const found = new Map<string, PrintformerTemplate>();
			for (let page = 1; page <= mostPages; page++) {
				const { items, lastPage } = await listTemplates(page, size);
				// A template that was added meanwhile moves others to the next page.
				for (const item of items) found.set(item.identifier, item);
				if (page >= lastPage) break;
			}
			return [...found.values()];
		},
		async readTemplate(identifier: string): Promise<PrintformerTemplate> {
			const path = `template/${encodeURIComponent(identifier)}`;
			return read(readData(await sendCall(connection, { method: 'GET', path })));
		},
	};
}
