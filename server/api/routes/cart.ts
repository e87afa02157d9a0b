// Adding to the cart without JavaScript: a plain form of the page of a product, with one thing or several. It leads to the cart, or back
// to where it was sent from with what is wrong.
import type { FastifyInstance } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { parsePieces } from '../../../rules/numbers.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import { shopDay } from '../../calendar/today.ts';
import { addItems, type NewItem } from '../../cart/add-items.ts';
import type { Database } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { addForm, backTo, type SentForm } from './plain-forms.ts';

interface Parts {
	database: Database;
	signIn: SignIn;
	behindProxy: boolean;
}

const reasons = ['quantity', 'stock', 'itemName'];

function outcomeOf({ code, details }: Refused): string {
	if (code === 'CART_FULL') return 'full';
	if (code === 'CONTENT_NOT_CHECKED') return 'design';
	return code === 'ITEM_NOT_ADDED' && details && reasons.includes(details) ? details : 'failed';
}

/** What the page said it costs, for the quantity that it said it of: `500:2490`. */
function seenFor(seen: string | null, quantity: number): number | undefined {
	const [of, total] = (seen ?? '').split(':').map(Number);
	return of === quantity && total !== undefined && Number.isSafeInteger(total) && total >= 0 ? total : undefined;
}

/** The quantity as people write it in the language of the page; none is an error like any other. */
function readItems({ tenant, form, query }: SentForm): NewItem[] {
	const language = spokenLanguage(tenant, query.get('language'));
	const notation = tenant.languages.find(({ languageCode }) => languageCode === language)?.notation;
	const read = (productId: string, text: string, itemName: string): NewItem => {
		const typed = parsePieces(text, language, notation);
		const quantity = Number.isSafeInteger(typed) ? typed : 0;
		return { productId: productId.toLowerCase(), quantity, itemName };
	};
	const first = read(query.get('product') ?? '', form.get('quantity') ?? '', form.get('itemName') ?? '');
	const [products, names] = [form.getAll('rowProduct'), form.getAll('rowName')];
	// A row that nothing was typed into is none.
	const rows = form
		.getAll('rowQuantity')
		.flatMap((text, place) => (text.trim() ? read(products[place] || first.productId, text, names[place] ?? '') : []));
	return [{ ...first, seenTotal: seenFor(query.get('seen'), first.quantity) }, ...rows];
}

export function addCart(scope: FastifyInstance, { database, signIn, behindProxy }: Parts): void {
	async function add(sent: SentForm): Promise<string> {
		const { tenant, user, query } = sent;
		const items = readItems(sent);
		if (items.some(({ productId }) => !isId(productId))) return 'failed';
		const reader = { tenant, user, language: spokenLanguage(tenant, query.get('language')), day: shopDay(tenant) };
		try {
			await database.inTenant(tenant.id, (sql) => addItems(sql, reader, items));
			return 'added';
		} catch (error) {
			if (error instanceof Refused) return outcomeOf(error);
			throw error;
		}
	}

	addForm(scope, '/service-api/cart', { signIn, behindProxy }, async (sent) => {
		const outcome = await add(sent);
		if (outcome === 'added') return backTo(sent.query.get('to'), {});
		const quantity = sent.form.get('quantity')?.trim().slice(0, 12);
		return backTo(sent.query.get('back'), { ...(quantity && { quantity }), cart: outcome });
	});
}
