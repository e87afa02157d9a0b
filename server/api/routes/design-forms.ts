// Begins a design from the page of a product by a plain form. It leads into the studio, or back to where it was sent from with what is wrong.
import type { FastifyInstance } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { parsePieces } from '../../../rules/numbers.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import { shopDay } from '../../calendar/today.ts';
import type { Database, InTenant } from '../../database/connection.ts';
import { beginDesign } from '../../designs/begin-design.ts';
import type { Draft } from '../../designs/drafts/find-drafts.ts';
import type { PrintformerServices } from '../../designs/printformer/services.ts';
import { Refused } from '../../failure.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { sendToEditor } from '../plain-pages.ts';
import { addForm, backTo, type SentForm } from './plain-forms.ts';

interface Parts {
	database: Database;
	signIn: SignIn;
	behindProxy: boolean;
	/** Undefined: no one designs there. */
	printformer: PrintformerServices | undefined;
}

const reasons = ['quantity', 'stock', 'itemName'];

/** `web/storefront/product/cart/customize-button.tsx` knows them. */
const ofEditor: Readonly<Record<string, string>> = {
	DESIGN_PROVIDER_BUSY: 'editorAway',
	DESIGN_PROVIDER_REFUSED: 'editorFailed',
	DESIGN_PROVIDER_MISSING: 'editorFailed',
};

function outcomeOf({ code, details }: Refused): string {
	if (code === 'DRAFTS_FULL') return 'draftsFull';
	return code === 'ITEM_NOT_ADDED' && details && reasons.includes(details) ? details : (ofEditor[code] ?? 'failed');
}

/** As people write it in the language of the page; nothing: the smallest that can be ordered. */
function readQuantity({ tenant, form }: SentForm, language: string): number | undefined {
	const text = form.get('quantity')?.trim() ?? '';
	const notation = tenant.languages.find(({ languageCode }) => languageCode === language)?.notation;
	const typed = parsePieces(text, language, notation);
	return text !== '' && Number.isSafeInteger(typed) && typed > 0 ? typed : undefined;
}

export function addDesignForms(scope: FastifyInstance, { database, signIn, behindProxy, printformer }: Parts): void {
	async function begin(sent: SentForm): Promise<Pick<Draft, 'id' | 'provider'> | { outcome: string }> {
		const { tenant, user, form, query } = sent;
		const productId = query.get('product')?.toLowerCase() ?? '';
		if (!isId(productId)) return { outcome: 'failed' };
		const language = spokenLanguage(tenant, query.get('language'));
		const designer = { tenant, user, language, day: shopDay(tenant) };
		const wish = { productId, quantity: readQuantity(sent, language), itemName: form.get('itemName') };
		try {
			const inTenant: InTenant = (work) => database.inTenant(tenant.id, work);
			return await beginDesign({ inTenant, stores: undefined, printformer }, designer, wish);
		} catch (error) {
			if (error instanceof Refused) return { outcome: outcomeOf(error) };
			throw error;
		}
	}

	addForm(scope, '/service-api/designs/begin', { signIn, behindProxy }, async (sent) => {
		const begun = await begin(sent);
		if ('outcome' in begun) return backTo(sent.query.get('back'), { cart: begun.outcome });
		const { tenant, query } = sent;
		const address = `${query.get('base') ?? ''}/studio/${begun.id}`;
		if (begun.provider === 'studio') return backTo(address, {});
		// Who cancels there comes back to the product.
		const editor = backTo(address, { returnTo: backTo(query.get('back'), {}) });
		return async (_request, reply) =>
			sendToEditor(reply, tenant, spokenLanguage(tenant, query.get('language')), editor);
	});
}
