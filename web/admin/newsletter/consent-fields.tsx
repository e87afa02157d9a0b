// What staff declares about the consent of addresses that it brings.
import { errorText, findDayError, findFieldError } from '../../../rules/fields.ts';
import { longestConsentSource } from '../../../rules/newsletter/subscription.ts';
import { Checkbox } from '../../kit/checkbox.tsx';
import { DateField } from '../../kit/date-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { type Platform, usePlatform } from '../../platform/environment.tsx';

export interface Declaration {
	source: string;
	on: string;
	hasProof: boolean;
}

export const noDeclaration: Declaration = { source: '', on: '', hasProof: false };

export function validateDeclaration({ source, on }: Declaration, { t, language }: Platform) {
	const missing = findFieldError(source, { required: true, maxLength: longestConsentSource });
	const day = findDayError(on, { required: true }, language);
	return { source: missing && errorText(missing, t), on: day && errorText(day, t) };
}

interface ConsentFieldsProps {
	label: string;
	values: Declaration;
	set(change: Partial<Declaration>): void;
	errorOf(field: string): string | null | undefined;
}

export function ConsentFields({ label, values, set, errorOf }: ConsentFieldsProps) {
	const { t } = usePlatform();
	return (
		<>
			<TextField
				label={label}
				hint={t('adminNewsletter.consentSourceHint')}
				required
				maxLength={longestConsentSource}
				value={values.source}
				onChange={(source) => set({ source })}
				error={errorOf('source') ?? null}
			/>
			<DateField
				label={t('adminNewsletter.consentOn')}
				hint={t('adminNewsletter.consentOnHint')}
				required
				value={values.on}
				onChange={(on) => set({ on })}
				error={errorOf('on') ?? null}
			/>
			<Checkbox
				label={t('adminNewsletter.hasProof')}
				hint={t('adminNewsletter.hasProofHint')}
				checked={values.hasProof}
				onChange={(hasProof) => set({ hasProof })}
			/>
		</>
	);
}
