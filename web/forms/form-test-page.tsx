// /formtest: every type of element and every rule, validated here while it is filled in and by the server when it is sent.
import { useEffect, useRef, useState } from 'react';
import { writeDay } from '../../rules/dates.ts';
import { formatNumber } from '../../rules/formats.ts';
import { elementsOf, type FormElement } from '../../rules/forms/definition.ts';
import { formTest } from '../../rules/forms/form-test.ts';
import type { FormFile, FormValue, FormValues } from '../../rules/forms/values.ts';
import { Notice } from '../kit/notice.tsx';
import { KitProvider } from '../kit/provider.tsx';
import { ThemeScope } from '../kit/theme-scope.tsx';
import { type Platform, usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { resolveFormText } from './element-field.tsx';
import { Form } from './form.tsx';
import { submitFormTestDocument } from './form-test.documents.ts';
import { richFields } from './rich-fields.tsx';

export function Component() {
	const { t, language, ask } = usePlatform();
	const [accepted, setAccepted] = useState<FormValues>();
	const submit = async (values: FormValues) => {
		setAccepted(undefined);
		const answer = await ask(submitFormTestDocument, { language, values: sendable(values) });
		const { faults, values: taken } = (answer as Data<typeof submitFormTestDocument>).submitFormTest;
		if (faults.length === 0) setAccepted(taken as FormValues);
		return faults;
	};
	return (
		<ThemeScope name="shop">
			<KitProvider>
				<div className="mx-auto w-full max-w-4xl px-4 py-10 phone:px-8">
					<h1 className="font-heading text-3xl font-bold phone:text-4xl">{t('formTest.title')}</h1>
					<p className="mt-2 mb-8 max-w-prose text-muted">{t('formTest.intro')}</p>
					<Form label={t('formTest.title')} definition={formTest} rich={richFields} submit={submit} />
					{accepted && <Accepted values={accepted} />}
				</div>
			</KitProvider>
		</ThemeScope>
	);
}

/** Files go by another way; here only what is known of them. */
const sendable = (values: FormValues): FormValues =>
	Object.fromEntries(
		Object.entries(values).map(([name, value]): [string, FormValue] => [
			name,
			Array.isArray(value) ? value.map((entry) => (entry instanceof File ? describe(entry) : entry)) : value,
		]),
	);

const describe = ({ name, type, size }: File) => ({ name, type, size });

function Accepted({ values }: { values: FormValues }) {
	const platform = usePlatform();
	const { t } = platform;
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => notice.current?.focus(), []);
	const taken = elementsOf(formTest)
		.map((element) => ({ element, text: written(element, values[element.name] ?? null, platform) }))
		.filter(({ text }) => text !== '');
	return (
		<div ref={notice} tabIndex={-1} className="mt-8">
			<Notice kind="success">
				<p className="font-semibold">{t('formTest.accepted')}</p>
				<dl className="mt-3 grid items-baseline gap-x-6 gap-y-1 tablet:grid-cols-[max-content_1fr]">
					{taken.map(({ element, text }) => (
						<div key={element.name} className="contents">
							<dt className="text-sm">{resolveFormText(element.label, t)}</dt>
							<dd className="min-w-0 font-semibold wrap-anywhere">{text}</dd>
						</div>
					))}
				</dl>
			</Notice>
		</div>
	);
}

/** A value as its reader would write it. */
function written(element: FormElement, value: FormValue, { t, language, notation }: Platform): string {
	if (value === null || value === '' || value === false) return '';
	if (value === true) return '✓';
	if (element.type === 'date') return writeDay(String(value), language);
	if (element.type === 'quantity') return formatNumber(Number(value), language, notation);
	const labels = new Map('choices' in element ? element.choices.map((choice) => [choice.value, choice.label]) : []);
	const label = (entry: string) => resolveFormText(labels.get(entry) ?? { text: entry }, t);
	const entries: readonly (string | FormFile)[] = Array.isArray(value) ? value : [String(value)];
	return entries.map((entry) => (typeof entry === 'string' ? label(entry) : entry.name)).join(', ');
}
