// How each failure that has to do with companies is raised.
import { newId } from '../../rules/ids.ts';
import type { Browser } from './accounts.ts';
import type { Shop } from './shop.ts';

interface Told {
	status: number;
	message: string;
	code?: string;
}

export function companyRefusals(shop: () => Shop) {
	const admin = () => shop().as('ada@example.com');

	async function run(who: Browser, query: string): Promise<Told & { id: string }> {
		const { data, errors } = await who.graphql(query);
		if (!errors) return { id: data.made?.id, status: 200, message: 'no error' };
		const [{ message, extensions }] = errors;
		return { id: '', status: extensions.statusCode, code: extensions.code, message };
	}

	const create = async (more = '') =>
		run(await admin(), `mutation { made: createCompany(company: { name: "Muster"${more} }) { id } }`);

	const add = async (id: string, userId: string, role = 'buyer') =>
		run(
			await admin(),
			`mutation { addCompanyMember(companyId: "${id}", member: { userId: "${userId}", role: ${role} }) { id } }`,
		);

	const twice = async (mutation: (id: string) => string) => {
		const { id } = await create();
		await run(await admin(), `mutation { ${mutation(id)} { id } }`);
		return run(await admin(), `mutation { ${mutation(id)} { id } }`);
	};

	const address =
		'{ firstName: "A", surname: "B", street: "C 1", zipCode: "20095", city: "Hamburg", country: "DE", salutation: "", title: "", companyName: "", phone: "", email: "", ccEmail: "", costCenter: "", vatId: "" }';

	const newUser = async () => {
		const email = `c${newId().slice(-12)}@example.com`;
		return { email, userId: await shop().makeUser(email) };
	};

	return {
		async COMPANY_NUMBER_TAKEN() {
			await create(', customerNumber: "K-1"');
			return create(', customerNumber: "k-1"');
		},
		async COMPANY_CHANGED() {
			const { id } = await create();
			return run(
				await admin(),
				`mutation { updateCompany(id: "${id}", revision: 7, company: { name: "Other" }) { id } }`,
			);
		},
		async COMPANY_MEMBER_TAKEN() {
			const { userId } = await newUser();
			await add((await create()).id, userId);
			return add((await create()).id, userId);
		},
		async COMPANY_MEMBER_ALREADY() {
			const [{ id }, { userId, email }] = [await create(), await newUser()];
			await add(id, userId);
			return run(
				await admin(),
				`mutation { inviteCompanyMember(companyId: "${id}", email: "${email}", role: buyer) { id } }`,
			);
		},
		async COMPANY_LAST_ADMIN() {
			const [{ id }, { userId, email }] = [await create(), await newUser()];
			await add(id, userId, 'companyAdmin');
			return run(await shop().as(email), `mutation { removeCompanyMember(companyId: "${id}", userId: "${userId}") }`);
		},
		COMPANY_ADDRESS_TAKEN: () =>
			twice(
				(id) =>
					`saveCompanyAddress(companyId: "${id}", entry: { label: "Lager", forBilling: false, forShipping: true, address: ${address} })`,
			),
		COST_CENTRE_TAKEN: () => twice((id) => `saveCostCentre(companyId: "${id}", costCentre: { code: "1" })`),
		BUDGET_TAKEN: () => twice((id) => `saveCompanyBudget(companyId: "${id}", budget: { period: month, amount: 1 })`),
		async INVITATION_OF_ANOTHER() {
			const [{ id }, { email }] = [await create(), await newUser()];
			await run(
				await admin(),
				`mutation { inviteCompanyMember(companyId: "${id}", email: "${email}", role: buyer) { id } }`,
			);
			const [mail] = await shop().rows<{ text: string }>((sql) => sql`select text from mails where "to" = ${email}`);
			const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
			return run(await admin(), `mutation { acceptCompanyInvitation(token: "${token}") }`);
		},
	};
}
