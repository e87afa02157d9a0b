// Applies a template to a page, stage by stage: sections, translations, pictures. Each stage is whole or not done at all, so that one
// that was interrupted, or has failed, is done again from its beginning, and nothing that came before it is lost.
import { definitions } from '../../../blocks/registry.ts';
import { mostOperations } from '../../../rules/editing/editing-limits.ts';
import type { Operation } from '../../../rules/pages/operations.ts';
import {
	fillOperations,
	lackingLanguages,
	layoutOperations,
	pictureOperations,
	picturesFor,
	productOperations,
	textsToTranslate,
	wantsPortrait,
} from '../../../rules/pages/templates/apply-template.ts';
import { isRich } from '../../../rules/pages/texts.ts';
import type { AssistantServices } from '../../assistant/services.ts';
import type { Sql } from '../../database/connection.ts';
import { errorCode, Refused } from '../../failure.ts';
import { defineJob, type JobContext } from '../../jobs/define-job.ts';
import type { MediaServices } from '../../media/add-picture.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { connect, type TranslationServices } from '../../texts/machine/connect.ts';
import { activeLanguages, findTranslationSettings } from '../../texts/queue/settings.ts';
import { takePageSteps } from '../editing/change-page.ts';
import { type LockedPage, lockPage } from '../editing/edited-page.ts';
import { findPageLease } from '../editing/lease.ts';
import { makePageSuggestions } from '../editing/translate-texts.ts';
import { currentDocument } from '../page-documents.ts';
import { fallbackTemplate, findTemplate, usableTemplate, wizardJobName } from './begin-wizard.ts';
import { pickContent } from './pick-pictures.ts';
import { placeholderOf } from './placeholder.ts';
import { changeRun, lockRun, RunMoved, type WizardRun } from './runs.ts';
import { writePage } from './writing/write-page.ts';

export interface WizardServices {
	media: Pick<MediaServices, 'store' | 'announce'>;
	translation: TranslationServices;
	/** Undefined: pages come from templates alone. */
	assistant?: AssistantServices | undefined;
}

interface Payload {
	run: string;
}

interface Work {
	context: JobContext<Payload>;
	services: WizardServices;
	run: WizardRun;
	tenant: Tenant;
}

const shopOf = (tenant: Tenant) => ({
	languages: tenant.languages.map(({ languageCode }) => languageCode),
	base: defaultLanguage(tenant),
});

/** @throws Refused where another editor has the page by now: what is missing is done once it is free */
async function lockFree(sql: Sql, { tenant, run }: Work): Promise<LockedPage> {
	const page = await lockPage(sql, tenant.id, run.pageId);
	const lease = await findPageLease(sql, tenant.id, run.pageId);
	if (lease?.held && lease.clientId !== run.clientId) throw new Refused('PAGE_HELD');
	return page;
}

/** As steps of this run, numbered after those that it has made. */
async function write(sql: Sql, { tenant, run }: Work, page: LockedPage, operations: readonly Operation[]) {
	const [last] = await sql<{ number: number | null }[]>`
		select max(number) as number from page_steps
		where tenant_id = ${tenant.id} and page_id = ${page.id} and client_id = ${run.id}`;
	const count = Math.ceil(operations.length / mostOperations);
	const steps = Array.from({ length: count }, (_, index) => ({
		number: (last?.number ?? 0) + index + 1,
		kind: 'do' as const,
		of: null,
		operations: operations.slice(index * mostOperations, (index + 1) * mostOperations),
	}));
	await takePageSteps(sql, { tenant, userId: run.userId }, page, run.id, steps);
}

async function addLayouts(sql: Sql, work: Work): Promise<WizardRun> {
	const { tenant, run } = work;
	const page = await lockFree(sql, work);
	const template = usableTemplate(findTemplate(run.template), page.kind);
	await write(sql, work, page, layoutOperations(template, definitions, shopOf(tenant)));
	const sections = template.plan.sections.length;
	return changeRun(sql, tenant.id, run, { stage: 'texts', sections });
}

/** Asked outside of any transaction, written in one; a template stands in for what cannot be used. */
async function writeLayouts(work: Work, prompt: string): Promise<WizardRun> {
	const { context, services, tenant, run } = work;
	const wish = { tenant, userId: run.userId, prompt, signal: context.signal };
	const document = await writePage(context.inTenant, services.assistant, wish);
	return context.inTenant(async (sql) => {
		const page = await lockFree(sql, work);
		const template = usableTemplate(findTemplate(fallbackTemplate), page.kind);
		const operations = document ? fillOperations(document) : layoutOperations(template, definitions, shopOf(tenant));
		await write(sql, work, page, operations);
		const { sections } = document ?? template.plan;
		return changeRun(sql, tenant.id, run, { stage: 'texts', sections: sections.length, standsIn: !document });
	});
}

/** Those that the page is not written in. */
const lackingFor = (tenant: Tenant, { prompt, standsIn }: WizardRun): string[] => {
	const { languages, base } = shopOf(tenant);
	return prompt !== null && !standsIn ? languages.filter((language) => language !== base) : lackingLanguages(languages);
};

/** Which languages are to be translated; none, with the reason, where that is no one's business. */
async function planTexts(sql: Sql, { tenant, run, services }: Work): Promise<WizardRun> {
	const lacking = lackingFor(tenant, run);
	const skip = (translation: 'notNeeded' | 'off' | 'noKey') =>
		changeRun(sql, tenant.id, run, { stage: 'pictures', translation });
	if (lacking.length === 0) return skip('notNeeded');
	const active = activeLanguages(await findTranslationSettings(sql, tenant.id));
	const base = defaultLanguage(tenant);
	// Others are translations of the base language: it comes first.
	const languages = lacking
		.filter((language) => active.includes(language))
		.sort((one, other) => Number(other === base) - Number(one === base));
	if (languages.length === 0) return skip('off');
	if (!(await connect(sql, services.translation, tenant.id))) return skip('noKey');
	return changeRun(sql, tenant.id, run, { languages });
}

/** Asked outside of any transaction, written in one. */
async function translateInto(work: Work, language: string): Promise<WizardRun> {
	const { context, tenant, run, services } = work;
	const { access, formality, texts } = await context.inTenant(async (sql) => {
		const { draft } = await lockFree(sql, work);
		return {
			access: await connect(sql, services.translation, tenant.id),
			formality: (await findTranslationSettings(sql, tenant.id)).formality,
			texts: textsToTranslate(currentDocument(draft), definitions, shopOf(tenant), language),
		};
	});
	if (!access) throw new Refused('TRANSLATION_NO_KEY');
	const from = texts[0]?.from ?? shopOf(tenant).base;
	const sent = texts.map(({ words }) => (isRich(words) ? JSON.stringify(words) : words));
	const answers =
		sent.length > 0 ? await makePageSuggestions({ words: { access, from, to: language, formality }, texts: sent }) : [];
	const operations = texts.map(({ words, operation }, index) => {
		const answer = answers[index] ?? '';
		return operation(isRich(words) ? JSON.parse(answer) : answer);
	});
	return context.inTenant(async (sql) => {
		await write(sql, work, await lockFree(sql, work), operations);
		return changeRun(sql, tenant.id, run, { translated: [...run.translated, language] });
	});
}

/** One thing at a time: what is to be translated, then each language, then the end of it. */
function translateTexts(work: Work): Promise<WizardRun> {
	const { context, tenant, run } = work;
	if (run.languages.length === 0) return context.inTenant((sql) => planTexts(sql, work));
	const next = run.languages.find((language) => !run.translated.includes(language));
	if (next !== undefined) return translateInto(work, next);
	return context.inTenant((sql) => changeRun(sql, tenant.id, run, { stage: 'pictures', translation: 'done' }));
}

async function placePictures(work: Work): Promise<WizardRun> {
	const { context, tenant, services, run } = work;
	const { inTenant } = context;
	const { wanted, hasPortrait, picked } = await inTenant(async (sql) => {
		const document = currentDocument((await lockFree(sql, work)).draft);
		const wanted = pictureOperations(document, definitions, [run.id], run.id).length;
		return { wanted, hasPortrait: wantsPortrait(document), picked: await pickContent(sql, tenant) };
	});
	const isBare = wanted > 0 && picked.pictures.length === 0;
	const placeholder = isBare || hasPortrait ? await placeholderOf({ ...services.media, inTenant }, tenant) : null;
	const pictures = isBare && placeholder ? [placeholder] : picturesFor(run.template, picked.pictures);
	return inTenant(async (sql) => {
		const page = await lockFree(sql, work);
		const document = currentDocument(page.draft);
		const placed = pictures.length > 0 ? pictureOperations(document, definitions, pictures, placeholder) : [];
		const operations = [...placed, ...productOperations(document, definitions, picked.products)];
		if (operations.length > 0) await write(sql, work, page, operations);
		// The page is free for an editor who edits it next.
		await sql`
			update page_leases set until = clock_timestamp()
			where tenant_id = ${tenant.id} and page_id = ${run.pageId} and client_id = ${run.id}`;
		return changeRun(sql, tenant.id, run, { stage: 'end', state: 'done', pictures: placed.length });
	});
}

const stages = {
	layouts: (work: Work) =>
		work.run.prompt === null
			? work.context.inTenant((sql) => addLayouts(sql, work))
			: writeLayouts(work, work.run.prompt),
	texts: translateTexts,
	pictures: placePictures,
};

/** Deleted with its page. */
const gone = (error: unknown): undefined => {
	if (!(error instanceof Refused)) throw error;
};

/** What is to be done next, if this run is still one. */
async function takeUp(context: JobContext<Payload>, services: WizardServices): Promise<Work | undefined> {
	const { tenantId, payload } = context;
	return context
		.inTenant(async (sql) => {
			const run = await lockRun(sql, tenantId, payload.run);
			return run.state !== 'running' ? undefined : { context, services, run, tenant: await loadTenant(sql, tenantId) };
		})
		.catch(gone);
}

/** Where it stands stays as it is, so that it can be tried again; the database being away is left to the job. */
async function giveUp({ context, tenant, run }: Work, error: unknown): Promise<void> {
	if (error instanceof RunMoved) return;
	const failure = error instanceof Refused ? error.code : 'INTERNAL';
	context.log.warn({ page: run.pageId, stage: run.stage, code: errorCode(error) ?? failure }, 'a template failed');
	await context
		.inTenant((sql) => changeRun(sql, tenant.id, run, { state: 'failed', failure }))
		.catch((second) => {
			if (!(second instanceof RunMoved)) throw second;
		});
}

export const wizardJob = (services: WizardServices) =>
	defineJob<Payload>({
		name: wizardJobName,
		mayTakeSeconds: 300,
		async run(context) {
			const work = await takeUp(context, services);
			if (!work) return;
			let { run } = work;
			try {
				while (run.stage !== 'end') run = await stages[run.stage]({ ...work, run });
			} catch (error) {
				await giveUp({ ...work, run }, error);
			}
		},
	});
