// What a product says in the fields of the shop: those that shoppers read, or those that only the shop does.
import { IconEyeOff, IconListDetails } from '@tabler/icons-react';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { FieldInputs } from './field-inputs.tsx';
import { emptyValue, saysNothing, withField } from './product-values.ts';
import type { TabProps } from './tab-props.ts';

export function FieldsTab({ surroundings, editor, readOnly, meta }: TabProps & { meta: boolean }) {
	const { t } = usePlatform();
	const { values, set, errorOf } = editor;
	const fields = surroundings.fields.filter((field) => field.meta === meta);
	const text = t(meta ? 'product.metaText' : 'product.fieldsText');
	const Sign = meta ? IconEyeOff : IconListDetails;
	if (fields.length === 0)
		return (
			<EmptyState
				title={t(meta ? 'product.noMetaFields' : 'product.noFields')}
				text={text}
				picture={<Sign aria-hidden size={32} />}
			/>
		);
	return (
		<div className="grid gap-4">
			<p className="max-w-prose text-muted">{text}</p>
			<Card>
				{fields.map((field) => (
					<div
						key={field.id}
						className="grid gap-x-6 gap-y-3 border-b border-line py-5 first:pt-0 last:border-b-0 last:pb-0 desktop:grid-cols-[10rem_minmax(0,1fr)]"
					>
						<h2 className="min-w-0 font-bold hyphens-auto wrap-break-word">{field.label}</h2>
						<div className="grid min-w-0 gap-4 phone:grid-cols-2">
							<FieldInputs
								field={field}
								value={values.fields[field.id] ?? emptyValue}
								onChange={(value) =>
									set({ fields: withField(values.fields, field.id, saysNothing(value) ? undefined : value) })
								}
								path={`field.${field.id}`}
								errorOf={errorOf}
								required={field.required}
								disabled={readOnly}
							/>
						</div>
					</div>
				))}
			</Card>
		</div>
	);
}
