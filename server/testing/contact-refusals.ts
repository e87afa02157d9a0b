// How each failure that has to do with contacts is raised.
import type { Shop } from './shop.ts';

export function contactRefusals(shop: () => Shop) {
	async function run(query: string) {
		const admin = await shop().as('ada@example.com');
		const { data, errors } = await admin.graphql(query);
		if (!errors) return { id: String(data.made?.id), status: 200, message: 'no error' };
		const [{ message, extensions }] = errors;
		return { id: '', status: Number(extensions.statusCode), code: String(extensions.code), message: String(message) };
	}

	const create = (email: string) => run(`mutation { made: createContact(email: "${email}", contact: {}) { id } }`);

	return {
		async CONTACT_EMAIL_TAKEN() {
			await create('taken.contact@example.com');
			return create('Taken.Contact@example.com');
		},
		async CONTACT_CHANGED() {
			const { id } = await create('changed.contact@example.com');
			return run(`mutation { updateContact(id: "${id}", revision: 7, contact: { name: "Other" }) { id } }`);
		},
	};
}
