// What is typed into the form of a cancellation, what is wrong with it, and sending it.
import { type FormEvent, useState } from 'react';
import { dayIn } from '../../../rules/dates.ts';
import { errorText } from '../../../rules/fields.ts';
import {
	type Cancellation,
	type CancellationField,
	cancellationError,
	cancellationFields,
	cancellationRules,
	isCancellationKind,
	trimmedCancellation,
	wrongCancellationField,
} from '../../../rules/subscriptions/cancellation.ts';
import { failureText } from '../../forms/failure-text.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { focusField } from '../checkout/watched.tsx';
import { useKnownPerson } from '../requests/use-known-person.ts';
import { useSentForm } from '../requests/use-sent-form.ts';
import { declareCancellationDocument } from './cancellation.documents.ts';
import type { DeclaredCancellation } from './cancellation-receipt.tsx';

/** Its path, without the base. */
export const cancellationPage = '/cancel-contract';

interface Options {
	/** The number that the address brings along. */
	contract: string;
	onDeclared(declared: DeclaredCancellation): void;
}

const nothing: Cancellation = { name: '', email: '', contract: '', kind: 'ordinary', reason: '', wantedOn: '' };

const cancellationIn = ({ kind = '', ...texts }: Readonly<Record<string, string>>): Cancellation => ({
	...nothing,
	...Object.fromEntries(cancellationFields.map((field) => [field, texts[field] ?? ''])),
	kind: isCancellationKind(kind) ? kind : nothing.kind,
});

export function useCancellation({ contract, onDeclared }: Options) {
	const { t, ask, language, timeZone } = usePlatform();
	const sent = useSentForm(cancellationPage);
	const person = useKnownPerson(cancellationRules.name.maxLength);
	/** What was typed stays, also where it was emptied. */
	const [typed, setTyped] = useState<Partial<Cancellation>>(() => (sent ? cancellationIn(sent.values) : {}));
	const values: Cancellation = {
		...{ ...nothing, ...person, contract: contract.slice(0, cancellationRules.contract.maxLength) },
		...typed,
	};
	const [left, setLeft] = useState<ReadonlySet<CancellationField>>(() => new Set(sent ? cancellationFields : []));
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const day = { today: dayIn(timeZone), language };
	return {
		values,
		busy,
		failure,
		today: day.today,
		set: (more: Partial<Cancellation>) => setTyped((before) => ({ ...before, ...more })),
		leave: (field: CancellationField) => setLeft((before) => new Set([...before, field])),
		errorOf(field: CancellationField): string | null {
			const found = left.has(field) ? cancellationError(field, values, day) : undefined;
			return found ? errorText(found, t) : null;
		},
		async send(event: FormEvent) {
			event.preventDefault();
			if (busy) return;
			setLeft(new Set(cancellationFields));
			setFailure(undefined);
			const wrong = wrongCancellationField(values, day);
			if (wrong) return focusField(wrong);
			setBusy(true);
			const given = trimmedCancellation(values);
			try {
				const response = (await ask(declareCancellationDocument, {
					...given,
					...{ wantedOn: given.wantedOn || null, language },
				})) as Data<typeof declareCancellationDocument>;
				onDeclared({ ...given, receivedAt: response.declareCancellation });
			} catch (error) {
				setFailure(t('cancellation.failed', { reason: failureText(error, t) }));
				setBusy(false);
			}
		},
	};
}
