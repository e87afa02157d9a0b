// Templates that are applied to pages, in the API: beginning, watching, trying again.

import { wizardStates, wizardTranslations } from '../../../rules/pages/templates/apply-template.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { imageRef } from '../../media/graphql-parts.ts';
import type { Image } from '../../media/media-path.ts';
import { readPictures } from '../../media/read-pictures.ts';
import { type EditedPage, findEdited, findSeveral } from '../editing/edited-page.ts';
import { newPage } from '../editing/graphql-managing.ts';
import { editedPage } from '../editing/graphql-page.ts';
import { beginWizard, closeWizard, resumeWizard } from './begin-wizard.ts';
import { pickContent } from './pick-pictures.ts';
import { listRuns, type WizardRun } from './runs.ts';

interface ToldRun extends WizardRun {
	page: EditedPage;
}

const stage = builder.enumType('PageWizardStage', {
	description: 'Step of applying a template.',
	values: {
		layouts: { description: 'The sections are added.' },
		texts: { description: 'The texts are translated.' },
		pictures: { description: 'Images of the shop, or placeholders, are added.' },
		end: { description: 'Everything is done.' },
	},
});
const state = builder.enumType('PageWizardState', {
	description: 'State of applying a template.',
	values: describeValues(wizardStates, {
		running: 'A job is applying the template.',
		failed: 'Applying the template has failed.',
		done: 'The template has been applied.',
	}),
});
const translation = builder.enumType('PageWizardTranslation', {
	description: 'Result of translating a template.',
	values: describeValues(wizardTranslations, {
		notNeeded: 'The template exists in all languages of the shop.',
		off: 'Machine translation is switched off.',
		noKey: 'There is no key for machine translation.',
		done: 'The texts have been translated.',
		skipped: 'A user chose to continue without translations.',
	}),
});

const wizard = builder.objectRef<ToldRun>('PageWizard').implement({
	description: 'A template that is being applied to a page.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the template run.' }),
		page: t.expose('page', { type: editedPage, description: 'The page that the template is applied to.' }),
		template: t.exposeString('template', {
			description: 'Id of the template; `assistant` for a page that the assistant writes.',
		}),
		standsIn: t.exposeBoolean('standsIn', {
			description: 'Whether a template is used because the assistant could not write the page.',
		}),
		stage: t.expose('stage', { type: stage, description: 'Current step, or the one that failed.' }),
		state: t.expose('state', { type: state, description: 'State of the run.' }),
		failure: t.exposeString('failure', { nullable: true, description: 'Code of the error; null if it did not fail.' }),
		translation: t.expose('translation', {
			type: translation,
			nullable: true,
			description: 'Result of the translation; null until there is one.',
		}),
		languages: t.exposeStringList('languages', {
			description: 'Codes of the languages to translate to; empty until they are determined.',
		}),
		translated: t.exposeStringList('translated', { description: 'Codes of the languages that are translated.' }),
		sections: t.exposeInt('sections', { description: 'Number of sections that were added.' }),
		pictures: t.exposeInt('pictures', { description: 'Number of images that were added.' }),
	}),
});

const told = async (sql: Sql, tenantId: string, run: WizardRun): Promise<ToldRun> => ({
	...run,
	page: await findEdited(sql, tenantId, { id: run.pageId }),
});

const templateContent = builder.objectRef<{ pictures: Image[] }>('PageTemplateContent').implement({
	description: 'What templates show of the shop until an editor chooses something else.',
	fields: (t) => ({
		pictures: t.expose('pictures', { type: [imageRef], description: 'Images, the one for the top of a page first.' }),
	}),
});

builder.queryFields((t) => ({
	pageTemplateContent: t.field({
		type: templateContent,
		description: 'Images of the shop that templates are filled with.',
		extensions: needs('qContent'),
		resolve: (_root, _args, { tenant, inTenant }) =>
			inTenant(async (sql) => {
				const { pictures } = await pickContent(sql, tenant);
				const found = await readPictures(sql, tenant.id, pictures);
				return { pictures: pictures.flatMap((id) => [found.get(id) ?? []].flat()).map((one) => ({ ...one, alt: '' })) };
			}),
	}),
	pageWizards: t.field({
		type: [wizard],
		description:
			'Templates that are being applied, have failed or were applied within the last day and are not closed, the newest first, at most 20.',
		extensions: needs('qContent'),
		args: { page: t.arg.id({ description: 'Id of a page: only its runs.' }) },
		resolve: (_root, { page }, { tenant, inTenant }) =>
			inTenant(async (sql) => {
				const runs = await listRuns(sql, tenant.id, page ? checkId(page) : undefined);
				const pages = await findSeveral(
					sql,
					tenant.id,
					runs.map(({ pageId }) => pageId),
				);
				return runs.flatMap((run) => {
					const found = pages.get(run.pageId);
					return found ? [{ ...run, page: found }] : [];
				});
			}),
	}),
}));

const inTenant = (context: GraphContext, work: (sql: Sql) => Promise<WizardRun>): Promise<ToldRun> =>
	context.inTenant(async (sql) => told(sql, context.tenant.id, await work(sql)));

builder.mutationFields((t) => ({
	beginPageWizard: t.field({
		type: wizard,
		description:
			'Starts applying a template to an empty page or to a new one; either `page` or `input` must be given. A job does the work. Fails with `PAGE_NOT_EMPTY`, `PAGE_HELD` or `TEMPLATE_UNDER_WAY`, and with `ASSISTANT_DAY_LIMIT` after too many prompts.',
		extensions: needs('mContent'),
		args: {
			template: t.arg.string({ required: true, description: 'Id of the template, or `assistant`.' }),
			prompt: t.arg.string({ description: 'What the assistant shall write about; needed with `assistant`.' }),
			page: t.arg.id({ description: 'Id of an empty page.' }),
			client: t.arg.id({ description: 'UUID of the tab in which the page is open.' }),
			input: t.arg({ type: newPage, description: 'The page to create.' }),
		},
		resolve: (_root, { template, prompt, page, client, input }, context) => {
			if (Boolean(page) === Boolean(input)) throw new ApiError('VALIDATION', 'page or input');
			const on = input
				? { kind: input.kind, names: input.names, slug: input.slug ?? '' }
				: { page: checkId(page ?? ''), client: client ? checkId(client) : undefined };
			return inTenant(context, (sql) =>
				beginWizard(sql, callerOf(context), { template, prompt: prompt ?? undefined, on }),
			);
		},
	}),
	resumePageWizard: t.field({
		type: wizard,
		description: 'Continues a run that has failed.',
		extensions: needs('mContent'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the template run.' }),
			skip: t.arg.boolean({ description: 'Whether to continue without translations.' }),
		},
		resolve: (_root, { id, skip }, context) =>
			inTenant(context, (sql) => resumeWizard(sql, callerOf(context), checkId(id), skip ?? false)),
	}),
	closePageWizard: t.boolean({
		description: 'Closes a run, unless it is running, and returns whether it was closed. The page stays as it is.',
		extensions: needs('mContent'),
		args: { id: t.arg.id({ required: true, description: 'Id of the template run.' }) },
		resolve: (_root, { id }, context) => context.inTenant((sql) => closeWizard(sql, callerOf(context), checkId(id))),
	}),
}));
