// The fields of the template in a plain form. What is wrong stands beside each.
import type { Design, DesignField } from '../../../rules/designs/design.ts';
import type { Finding } from '../../../rules/designs/findings.ts';
import { valueOfField } from '../../../rules/designs/placeholders.ts';
import { emptyPrefix, mayStayEmpty, valuePrefix } from '../../../rules/designs/read-form.ts';
import { findValueHint } from '../../../rules/designs/value-hints.ts';
import { describedBy, Field } from '../../kit/field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { FieldControl, limitOf } from '../fields/field-control.tsx';
import { fieldIds, labelOf } from '../fields/field-uses.ts';
import { describeProblem } from '../findings/describe-problem.ts';
import { fieldOfFinding } from '../findings/field-of-finding.ts';

interface FieldsProps {
	design: Design;
	findings: readonly Finding[];
}

export const PlainFields = ({ design, findings }: FieldsProps) =>
	design.fields.map((field) => (
		<PlainField
			key={field.key}
			design={design}
			field={field}
			findings={findings.filter((one) => fieldOfFinding(design, one)?.key === field.key)}
		/>
	));

interface FieldProps extends FieldsProps {
	field: DesignField;
}

/** What was sent and is too long comes first: nothing of it was saved. */
function usePlainError({ design, field, findings }: FieldProps): string | undefined {
	const { t, language, typed } = usePlatform();
	const limit = limitOf(field);
	if ((typed?.get(field.key)?.length ?? 0) > limit) return t('studio.tooLong', { limit });
	const worst = findings.find(({ severity, code }) => severity === 'error' && code !== 'requiredFieldEmpty');
	if (worst) return describeProblem(t, worst, design, language).problem;
	return field.required && design.values[field.key] === '' ? t('studio.fieldRequired') : undefined;
}

function PlainField(props: FieldProps) {
	const { design, field } = props;
	const { t, language, typed } = usePlatform();
	const { key, kind, labels, help, required } = field;
	const ids = fieldIds(key);
	const error = usePlainError(props);
	const isPicture = kind === 'image';
	const hint = labelOf(help, language) || undefined;
	const saved = kind === 'choice' || isPicture ? valueOfField(design, field, {}) : (design.values[key] ?? '');
	const mistaken = findValueHint(field, typed?.get(key) ?? saved);
	const note = mistaken && t(`studio.looksWrong.${mistaken}`);
	return (
		<Field ids={ids} label={labelOf(labels, language, key)} {...{ hint, note, error, required }}>
			{isPicture ? (
				<p id={ids.control} className="text-sm">
					{t(saved ? 'studio.plain.hasPicture' : 'studio.plain.noPicture')}{' '}
					<span className="hidden noscript:inline">{t('studio.plain.pictures')}</span>
				</p>
			) : (
				<FieldControl
					field={field}
					value={typed?.get(key) ?? saved}
					id={ids.control}
					name={valuePrefix + key}
					{...describedBy({ ids, hint, note, error, required })}
				/>
			)}
			{mayStayEmpty(field) && saved === '' && (
				<label className="mt-1 flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
					<input
						type="checkbox"
						name={emptyPrefix + key}
						value="1"
						defaultChecked={Object.hasOwn(design.values, key)}
						aria-labelledby={`${ids.label} ${ids.control}-empty`}
						className="size-4 shrink-0 accent-chosen"
					/>
					<span id={`${ids.control}-empty`}>{t('studio.plain.leaveEmpty')}</span>
				</label>
			)}
		</Field>
	);
}
