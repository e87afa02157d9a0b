// The form of /formtest in the API: validated by the rules that the browser has, and forgotten.
import { formTest } from '../../rules/forms/form-test.ts';
import { validateForm } from '../../rules/forms/validate.ts';
import { builder } from '../graphql/builder.ts';
import type { FormError } from '../graphql/form.ts';
import { needs } from '../graphql/rights.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { describeErrors } from './describe-errors.ts';

interface Answer {
	faults: FormError[];
	values: unknown;
}

const answer = builder.objectRef<Answer>('FormTestAnswer').implement({
	description: 'Result of the test form.',
	fields: (t) => ({
		faults: t.field({
			type: ['FormFault'],
			description: 'Validation errors; empty if the values were accepted.',
			resolve: ({ faults }) => faults,
		}),
		values: t.expose('values', {
			type: 'FormValues',
			nullable: true,
			description: 'Accepted values in their normalised form; null if there are errors.',
		}),
	}),
});

builder.mutationField('submitFormTest', (t) =>
	t.field({
		type: answer,
		description: 'Validates the values of the test form at `/formtest`. Nothing is stored.',
		extensions: needs('public'),
		args: {
			language: t.arg.string({
				description:
					'Language of the error messages, such as `en-GB`; for a language that the shop does not offer, its default language.',
			}),
			values: t.arg({ type: 'FormValues', required: true, description: 'Values by the names of the elements.' }),
		},
		resolve: async (_root, { language: wanted, values }, { tenant, inTenant }) => {
			const language = spokenLanguage(tenant, wanted);
			const validated = validateForm(formTest, values, language);
			if (validated.accepted) return { faults: [], values: validated.values };
			return { faults: await inTenant((sql) => describeErrors(sql, tenant, language, validated.faults)), values: null };
		},
	}),
);
