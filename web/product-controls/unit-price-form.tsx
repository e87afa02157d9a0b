// The price of one piece of a product with simple pricing.
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import { readUnitPrice, writeUnitPrice } from '../../rules/price-lists/read-cells.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { ApiFailure } from '../platform/api.ts';
import { usePlatform } from '../platform/environment.tsx';
import { type Data, textOf } from '../platform/graphql.ts';
import type { ProductDetails } from '../storefront/product/product-query.ts';
import { unitPriceDocument, updateUnitPriceDocument } from './controls.documents.ts';
import { FormButtons } from './form-buttons.tsx';
import { usePriceForm } from './use-price-form.ts';

export interface PriceFormProps {
	t: Translate;
	details: ProductDetails;
	onDone(saved: boolean): void;
}

/** What is said when saving fails; another user may have been quicker. */
export const failureOf = (error: unknown): PlainTextKey =>
	error instanceof ApiFailure && /_CHANGED$/.test(error.code ?? '')
		? 'controls.prices.changed'
		: 'controls.prices.failed';

export function UnitPriceForm({ t, details, onDone }: PriceFormProps) {
	const { ask, language } = usePlatform();
	const priced = details.variant?.id ?? details.product.id;
	const { data, isError } = useQuery({
		queryKey: [textOf(unitPriceDocument), priced],
		queryFn: async () => ((await ask(unitPriceDocument, { id: priced })) as Data<typeof unitPriceDocument>).unitPrice,
		staleTime: 0,
		gcTime: 0,
	});
	const [typed, setTyped] = useState<string>();
	const [fault, setError] = useState<PlainTextKey>();
	const [busy, setBusy] = useState(false);
	const id = useId();
	const known = data?.unitPrice ?? null;
	const saved = known === null ? '' : writeUnitPrice(known, language);
	const text = typed ?? saved;
	async function save(): Promise<boolean> {
		if (busy || !data) return false;
		const unitPrice = readUnitPrice(text, language);
		if (typeof unitPrice !== 'number') {
			setError(`controls.prices.fault.${unitPrice ?? 'priceMissing'}`);
			return false;
		}
		setBusy(true);
		try {
			await ask(updateUnitPriceDocument, { id: priced, revision: data.revision, unitPrice });
			onDone(true);
			return true;
		} catch (error) {
			setError(failureOf(error));
			setBusy(false);
			return false;
		}
	}
	const { dialog, cancel, submit, press } = usePriceForm({
		dirty: text !== saved,
		onSave: save,
		onDiscard: () => setTyped(undefined),
		onDone,
	});
	return (
		<form onSubmit={submit} onKeyDown={press} className="grid gap-2 rounded-theme border border-line bg-raised p-3">
			{dialog}
			<label htmlFor={id} className="font-bold">
				{t('controls.prices.unitPrice')}
			</label>
			<input
				id={id}
				// biome-ignore lint/a11y/noAutofocus: a user who pressed the button wants to write here
				autoFocus
				inputMode="decimal"
				autoComplete="off"
				value={text}
				disabled={!data}
				onChange={(event) => setTyped(event.target.value)}
				aria-invalid={fault !== undefined}
				aria-describedby={`${id}-hint ${id}-fault`}
				className="min-h-11 w-40 rounded-theme border border-control-line bg-control px-3 text-right text-control-text tabular-nums aria-invalid:border-control-line-invalid"
			/>
			<p id={`${id}-hint`} className="text-sm text-hint">
				{t(data && data.ownerId !== priced ? 'controls.prices.forAllVersions' : 'controls.prices.forThis')}
			</p>
			<p id={`${id}-fault`} role="alert" className="text-sm text-error empty:hidden">
				{isError ? t('controls.prices.notLoaded') : fault && t(fault)}
			</p>
			<FormButtons t={t} busy={busy} onCancel={cancel} />
		</form>
	);
}
