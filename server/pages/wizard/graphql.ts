// Templates that are applied to pages, in the API: beginning, watching, trying again.
import { wizardStates, wizardTranslations } from '../../../rules/pages/templates/apply-template.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { type EditedPage, findEdited, findSeveral } from '../editing/edited-page.ts';
import { newPage } from '../editing/graphql-managing.ts';
import { editedPage } from '../editing/graphql-page.ts';
import { beginWizard, closeWizard, resumeWizard } from './begin-wizard.ts';
import { listRuns, type WizardRun } from './runs.ts';

interface ToldRun extends WizardRun {
	page: EditedPage;
}

const stage = builder.enumType('PageWizardStage', { values: ['layouts', 'texts', 'pictures', 'end'] as const });
const state = builder.enumType('PageWizardState', { values: wizardStates });
const translation = builder.enumType('PageWizardTranslation', { values: wizardTranslations });

const wizard = builder.objectRef<ToldRun>('PageWizard').implement({
	description: 'A template on its way to a page',
	fields: (t) => ({
		id: t.exposeID('id'),
		page: t.expose('page', { type: editedPage }),
		template: t.exposeString('template'),
		stage: t.expose('stage', { type: stage, description: 'What is done at the moment, or was when it failed' }),
		state: t.expose('state', { type: state }),
		failure: t.exposeString('failure', { nullable: true, description: 'A code of errors' }),
		translation: t.expose('translation', {
			type: translation,
			nullable: true,
			description: 'What became of the translation; null while that is not known',
		}),
		languages: t.exposeStringList('languages', { description: 'Those to be translated, once that is known' }),
		translated: t.exposeStringList('translated', { description: 'Those of them that are done' }),
		sections: t.exposeInt('sections', { description: 'That were added' }),
		pictures: t.exposeInt('pictures', { description: 'Placeholders that were put in' }),
	}),
});

const told = async (sql: Sql, tenantId: string, run: WizardRun): Promise<ToldRun> => ({
	...run,
	page: await findEdited(sql, tenantId, { id: run.pageId }),
});

builder.queryFields((t) => ({
	pageWizards: t.field({
		type: [wizard],
		description:
			'Templates that are being applied, have failed or are done and not closed yet; newest first, at most 20',
		extensions: needs('qContent'),
		args: { page: t.arg.id() },
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
		description: 'On an empty page, or on a new one; a job does the rest',
		extensions: needs('mContent'),
		args: {
			template: t.arg.string({ required: true }),
			page: t.arg.id({ description: 'An empty one' }),
			client: t.arg.id({ description: 'The tab in which that is open' }),
			input: t.arg({ type: newPage, description: 'Makes a new one' }),
		},
		resolve: (_root, { template, page, client, input }, context) => {
			if (Boolean(page) === Boolean(input)) throw new ApiError('VALIDATION', 'page or input');
			const on = input
				? { kind: input.kind, names: input.names, slug: input.slug ?? '' }
				: { page: checkId(page ?? ''), client: client ? checkId(client) : undefined };
			return inTenant(context, (sql) => beginWizard(sql, callerOf(context), { template, on }));
		},
	}),
	resumePageWizard: t.field({
		type: wizard,
		description: 'Tries again what has failed, or goes on without translations',
		extensions: needs('mContent'),
		args: { id: t.arg.id({ required: true }), skip: t.arg.boolean() },
		resolve: (_root, { id, skip }, context) =>
			inTenant(context, (sql) => resumeWizard(sql, callerOf(context), checkId(id), skip ?? false)),
	}),
	closePageWizard: t.boolean({
		description: 'Forgets one that is not running; the page stays as it is',
		extensions: needs('mContent'),
		args: { id: t.arg.id({ required: true }) },
		resolve: (_root, { id }, context) => context.inTenant((sql) => closeWizard(sql, callerOf(context), checkId(id))),
	}),
}));
