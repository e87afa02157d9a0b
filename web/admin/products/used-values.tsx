// What other products say in a field, to be taken over: values that differ by a blank would be two filters in the shop.
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { usedFieldValuesDocument } from './products.documents.ts';
import { useBaseLanguage } from './translation-fields.tsx';

interface UsedValuesProps {
	fieldId: string;
	/** What is entered already. */
	entered: readonly string[];
	onChoose(value: string): void;
}

/** Longer ones are sentences: nobody says them twice. */
const longest = 60;

export function UsedValues({ fieldId, entered, onChoose }: UsedValuesProps) {
	const { t } = usePlatform();
	const language = useBaseLanguage();
	const { data } = useAdminQuery(usedFieldValuesDocument, { fieldId, language });
	const offered = (data?.usedFieldValues ?? []).filter((value) => value.length <= longest && !entered.includes(value));
	if (offered.length === 0) return null;
	return (
		<fieldset className="flex flex-wrap items-center gap-1.5 text-sm">
			<legend className="float-start me-1.5 text-muted">{t('product.usedValues')}</legend>
			{offered.map((value) => (
				<button
					key={value}
					type="button"
					onClick={() => onChoose(value)}
					className="cursor-pointer rounded-theme border border-line bg-surface px-2 py-0.5 wrap-anywhere hover:bg-surface-hover pointer-coarse:min-h-11"
				>
					{value}
				</button>
			))}
		</fieldset>
	);
}
