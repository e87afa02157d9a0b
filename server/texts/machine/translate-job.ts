// Translates what waits, a batch at a time: taken out of the queue, translated outside of any transaction, saved.
import type { TranslationFailure } from '../../../rules/machine-translation.ts';
import type { MachineTranslationSettings } from '../../../rules/settings/machine-translation.ts';
import type { Sql } from '../../database/connection.ts';
import { NotTranslated, type TranslationPort } from '../../integrations/translation/port.ts';
import { defineJob, type JobContext, type JobDefinition } from '../../jobs/define-job.ts';
import { findShopsToClean } from '../../tenants/find-shops-to-clean.ts';
import { findUntranslated, type Untranslated } from '../find-untranslated.ts';
import { sendTranslations, translateJobName } from '../queue/queue-texts.ts';
import { activeLanguages, findTranslationSettings } from '../queue/settings.ts';
import { emptyQueue, failInQueue, leaveQueue, putBack, reviveQueue, takeFromQueue } from '../text-queue.ts';
import { connect, type TranslationServices } from './connect.ts';
import { saveTranslations } from './save-translations.ts';
import { makeBatches, type Outcome, translateBatch } from './translate-batch.ts';

interface Payload {
	/** None: the daily look after what was left. */
	language?: string;
}

type Context = JobContext<Payload>;

const mayTakeSeconds = 300;
const textsAtOnce = 50;
/** After so many the next job goes on: one shop does not keep the others waiting. */
const roundsAtOnce = 10;

/** What may be different tomorrow. */
const curedByTime: readonly TranslationFailure[] = ['quota', 'busy', 'unreachable'];

interface Work {
	port: TranslationPort;
	settings: MachineTranslationSettings;
	/** Together what was taken; other keys have left the queue. */
	texts: Untranslated[];
}

/** Undefined: there is nothing to do, or no one to do it. */
async function takeUp(
	sql: Sql,
	services: TranslationServices,
	tenantId: string,
	language: string,
): Promise<Work | undefined> {
	const settings = await findTranslationSettings(sql, tenantId);
	if (!activeLanguages(settings).includes(language)) {
		await emptyQueue(sql, tenantId, [language]);
		return undefined;
	}
	const access = await connect(sql, services, tenantId);
	if (!access) {
		await failInQueue(sql, tenantId, language, 'noKey' satisfies TranslationFailure);
		return undefined;
	}
	const taking = { languageCode: language, atMost: textsAtOnce, forSeconds: mayTakeSeconds };
	const keys = await takeFromQueue(sql, tenantId, taking);
	if (keys.length === 0) return undefined;
	const texts = await findUntranslated(sql, tenantId, { keys, languages: [language] });
	const wanted = new Set(texts.map(({ key }) => key));
	await leaveQueue(
		sql,
		tenantId,
		language,
		keys.filter((key) => !wanted.has(key)),
	);
	return { port: access.port, settings, texts };
}

/** Texts of one base language; saved batch by batch, so that nothing is paid for twice. */
async function translateFrom(context: Context, language: string, from: string, { port, settings, texts }: Work) {
	const { tenantId, inTenant } = context;
	const sent = texts.filter(({ baseLanguage }) => baseLanguage === from);
	const given = sent.map(({ key, type, baseText }) => ({ key, type, text: baseText }));
	const { batches, outcomes } = makeBatches(port, given, language);
	const save = (of: ReadonlyMap<string, Outcome>) =>
		inTenant((sql) =>
			saveTranslations(
				sql,
				tenantId,
				language,
				sent.filter(({ key }) => of.has(key)),
				of,
			),
		);
	if (outcomes.size > 0) await save(outcomes);
	for (const batch of batches) {
		const direction = { from, into: language, formality: settings.formality };
		await save(await translateBatch(port, batch, direction));
	}
}

/** What can only be mended by people is written down for all that wait; what passes is tried again, by the job. */
async function giveUp(context: Context, language: string, taken: readonly string[], error: NotTranslated) {
	const { tenantId, inTenant, attempt } = context;
	const again = error.passing && !attempt.last;
	const onlyThese = error.fault === 'refused' || error.fault === 'tooLarge';
	await inTenant((sql) =>
		again
			? putBack(sql, tenantId, language, taken)
			: failInQueue(sql, tenantId, language, error.fault, onlyThese ? taken : undefined),
	);
	if (again) throw error;
}

/** @returns whether there may be more */
async function round(context: Context, services: TranslationServices, language: string): Promise<boolean> {
	const { tenantId, inTenant } = context;
	const work = await inTenant((sql) => takeUp(sql, services, tenantId, language));
	if (!work) return false;
	try {
		for (const from of new Set(work.texts.map(({ baseLanguage }) => baseLanguage)))
			await translateFrom(context, language, from, work);
	} catch (error) {
		if (!(error instanceof NotTranslated)) throw error;
		context.log.warn({ language, fault: error.fault }, 'texts not translated');
		const taken = work.texts.map(({ key }) => key);
		await giveUp(context, language, taken, error);
		return error.fault === 'refused' || error.fault === 'tooLarge';
	}
	return true;
}

export function translateTextsJob(services: TranslationServices): JobDefinition<Payload> {
	return defineJob({
		name: translateJobName,
		mayTakeSeconds,
		atOnce: 1,
		cron: '23 3 * * *',
		findTenants: findShopsToClean('translations'),
		async run(context) {
			const { tenantId, payload, inTenant } = context;
			const { language } = payload;
			if (language === undefined)
				return inTenant(async (sql) => sendTranslations(sql, tenantId, await reviveQueue(sql, tenantId, curedByTime)));
			for (let count = 0; count < roundsAtOnce; count++) if (!(await round(context, services, language))) return;
			await inTenant((sql) => sendTranslations(sql, tenantId, [language]));
		},
	});
}
