// What a product says in the fields of the shop: those that shoppers read, or those that only the shop does.
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
	if (fields.length === 0)
		return <EmptyState title={t(meta ? 'product.noMetaFields' : 'product.noFields')} text={text} />;
	return (
		<div className="grid gap-4">
			<p className="max-w-prose text-muted">{text}</p>
			{fields.map((field) => (
				<Card key={field.id} heading="h2" title={field.label}>
					<div className="grid gap-4 tablet:grid-cols-2">
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
				</Card>
			))}
		</div>
	);
}
