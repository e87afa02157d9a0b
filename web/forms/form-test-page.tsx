// /formtest: every type of element and every rule, judged here while it is filled in and by the server when it is sent.
import { useEffect, useRef, useState } from 'react';
import { elementsOf } from '../../rules/forms/definition.ts';
import { formTest } from '../../rules/forms/form-test.ts';
import type { FormValue, FormValues } from '../../rules/forms/values.ts';
import { Look } from '../kit/look.tsx';
import { Notice } from '../kit/notice.tsx';
import { KitProvider } from '../kit/provider.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { wordsIn } from './element-field.tsx';
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
		<Look name="shop">
			<KitProvider>
				<div className="mx-auto w-full max-w-4xl px-4 py-10 phone:px-8">
					<h1 className="font-heading text-3xl font-bold phone:text-4xl">{t('formTest.title')}</h1>
					<p className="mt-2 mb-8 max-w-prose text-muted">{t('formTest.intro')}</p>
					<Form label={t('formTest.title')} definition={formTest} rich={richFields} submit={submit} />
					{accepted && <Accepted values={accepted} />}
				</div>
			</KitProvider>
		</Look>
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
	const { t } = usePlatform();
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => notice.current?.focus(), []);
	const labels = new Map(elementsOf(formTest).map(({ name, label }) => [name, wordsIn(label, t)]));
	const filled = Object.entries(values).filter(([, value]) => written(value) !== '');
	return (
		<div ref={notice} tabIndex={-1} className="mt-8">
			<Notice kind="success">
				<p className="font-semibold">{t('formTest.accepted')}</p>
				<dl className="mt-3 grid gap-x-6 gap-y-1 tablet:grid-cols-[max-content_1fr]">
					{filled.map(([name, value]) => (
						<div key={name} className="contents">
							<dt className="text-sm">{labels.get(name)}</dt>
							<dd className="min-w-0 font-semibold wrap-anywhere">{written(value)}</dd>
						</div>
					))}
				</dl>
			</Notice>
		</div>
	);
}

function written(value: FormValue): string {
	if (Array.isArray(value)) return value.map((entry) => (typeof entry === 'string' ? entry : entry.name)).join(', ');
	if (typeof value === 'boolean') return value ? '✓' : '';
	return value === null ? '' : String(value);
}
