// Has the assistant write a page from a prompt. What cannot stand on a page is sent back with what is wrong, twice at most.
import { definitions } from '../../../../blocks/registry.ts';
import { PersonalDataMask } from '../../../../rules/assistant/mask-personal-data.ts';
import type { PageDocument } from '../../../../rules/pages/document.ts';
import { plannedPage } from '../../../../rules/pages/plan.ts';
import { documentProblem } from '../../../../rules/pages/validate.ts';
import {
	type OfferedProduct,
	readWrittenPage,
	writtenPageSchema,
} from '../../../../rules/pages/written/written-page.ts';
import { countTokens } from '../../../assistant/count-use.ts';
import { type AssistantServices, findAccess } from '../../../assistant/services.ts';
import { pageMessages } from '../../../assistant/writing/prompts.ts';
import { findShopFacts } from '../../../assistant/writing/shop-facts.ts';
import { findNamedProducts } from '../../../catalogue/find-named-products.ts';
import { pickProducts } from '../../../catalogue/pick-products.ts';
import { everybody } from '../../../catalogue/read-model/audience.ts';
import type { InTenant, Sql } from '../../../database/connection.ts';
import { Refused } from '../../../failure.ts';
import { AssistantFailure, type AssistantMessage } from '../../../integrations/assistant/port.ts';
import type { Tenant } from '../../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../../tenants/spoken-language.ts';
import { validationFor } from '../../page-documents.ts';

const mostRepairs = 2;
const mostTokens = 4000;
/** As many as a model can choose from without losing sight. */
const offeredProducts = 40;

interface PageWish {
	tenant: Tenant;
	/** Undefined: an account that was deleted meanwhile. */
	userId: string | null;
	prompt: string;
	signal: AbortSignal;
}

async function offerProducts(sql: Sql, tenant: Tenant, language: string): Promise<OfferedProduct[]> {
	const picked = await pickProducts(sql, tenant.id, { language, count: offeredProducts });
	const ids = picked.map(({ id }) => id);
	return findNamedProducts(sql, tenant.id, { ids, language, audience: everybody });
}

/** @returns the errors where it cannot stand on a page */
function documentOf(text: string, tenant: Tenant, products: readonly OfferedProduct[]): PageDocument | string[] {
	const language = defaultLanguage(tenant);
	const read = readWrittenPage(text, { language, definitions, products });
	if ('errors' in read) return read.errors;
	const document = plannedPage(read.plan, definitions, [language], () => null, 'assistant');
	const problem = documentProblem(document, validationFor(tenant));
	return problem ? [`A section cannot be as it is: ${problem.fault}.`] : document;
}

/**
 * @returns undefined where nothing usable came of it
 * @throws Refused when the provider does not write
 */
export async function writePage(
	inTenant: InTenant,
	services: AssistantServices | undefined,
	{ tenant, userId, prompt, signal }: PageWish,
): Promise<PageDocument | undefined> {
	const language = defaultLanguage(tenant);
	const { access, isEnabled, facts, products } = await inTenant(async (sql) => ({
		...(await findAccess(sql, services, tenant.id)),
		facts: await findShopFacts(sql, tenant, language),
		products: await offerProducts(sql, tenant, language),
	}));
	if (!access || !isEnabled) throw new Refused('ASSISTANT_UNAVAILABLE');
	const mask = new PersonalDataMask();
	const schema = { name: 'page', schema: writtenPageSchema(definitions, products) };
	const messages: AssistantMessage[] = pageMessages(facts, {
		language,
		prompt: mask.mask(prompt),
		schema: schema.schema,
	});
	for (let repairs = 0; repairs <= mostRepairs; repairs++) {
		const { text, usage } = await access.port
			.complete({ messages, maxTokens: mostTokens, signal, schema })
			.catch((error) => {
				throw error instanceof AssistantFailure ? new Refused('ASSISTANT_FAILED', error.problem) : error;
			});
		const tokens = usage.prompt + usage.completion;
		if (userId !== null && tokens > 0) await inTenant((sql) => countTokens(sql, tenant, userId, tokens));
		const result = documentOf(mask.restore(text), tenant, products);
		if (!Array.isArray(result)) return result;
		messages.push(
			{ role: 'assistant', content: text },
			{ role: 'user', content: `These things are wrong:\n${result.join('\n')}\nGive the whole JSON again, corrected.` },
		);
	}
	return undefined;
}
