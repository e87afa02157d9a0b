// The form of /formtest in the API: judged by the rules that the browser has, and forgotten.
import { formTest } from '../../rules/forms/form-test.ts';
import { validateForm } from '../../rules/forms/validate.ts';
import { builder } from '../graphql/builder.ts';
import type { FormFault } from '../graphql/form.ts';
import { needs } from '../graphql/rights.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { describeErrors } from './describe-errors.ts';

interface Answer {
	faults: FormFault[];
	values: unknown;
}

const answer = builder.objectRef<Answer>('FormTestAnswer').implement({
	fields: (t) => ({
		faults: t.field({ type: ['FormFault'], resolve: ({ faults }) => faults }),
		values: t.expose('values', { type: 'FormValues', nullable: true, description: 'What was accepted' }),
	}),
});

builder.mutationField('submitFormTest', (t) =>
	t.field({
		type: answer,
		description: 'Judges the form of /formtest; nothing is stored',
		extensions: needs('public'),
		args: {
			language: t.arg.string({ description: 'Of the messages; one that the shop does not speak gives its default' }),
			values: t.arg({ type: 'FormValues', required: true }),
		},
		resolve: async (_root, { language: wanted, values }, { tenant, inTenant }) => {
			const language = spokenLanguage(tenant, wanted);
			const judged = validateForm(formTest, values, language);
			if (judged.accepted) return { faults: [], values: judged.values };
			return { faults: await inTenant((sql) => describeErrors(sql, tenant, language, judged.faults)), values: null };
		},
	}),
);
