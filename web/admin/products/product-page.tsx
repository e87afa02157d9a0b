// One product in eight tabs, saved as one. Pictures act at once; all else waits for the save bar.
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { ProductError } from '../../../rules/catalogue/product-errors.ts';
import { formatMoment } from '../../../rules/formats.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { Notice } from '../../kit/notice.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { snapshotAll } from '../../kit/snapshot-all.ts';
import { Tabs } from '../../kit/tabs.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { ApiFailure } from '../../platform/api.ts';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useEditor } from '../editor.ts';
import { useScreenName } from '../frame/use-screen-name.ts';
import { has, useMe } from '../me.tsx';
import { AccessTab } from './access-tab.tsx';
import { useDesignEditor } from './design/use-design-editor.ts';
import { errorTexts } from './error-texts.ts';
import { FieldsTab } from './fields-tab.tsx';
import { PriceTab } from './price-tab.tsx';
import { priceFieldOf } from './pricing/error-text.ts';
import { useOwnPrices } from './pricing/use-own-prices.ts';
import { listPrintOwners } from './print/print-owners.ts';
import { PrintTab } from './print/print-tab.tsx';
import { usePrintEditor } from './print/use-print-editor.ts';
import { ProductChips } from './product-chips.tsx';
import { ProductHints } from './product-hints.tsx';
import { ProductMenu } from './product-menu.tsx';
import {
	type EditingContext,
	findValueErrors,
	type Product,
	type ProductTab,
	type ProductValues,
	pageShellOf,
	pricesInput,
	productLabelOf,
	productTabs,
	readValues,
	tabOf,
	toInput,
} from './product-values.ts';
import { productDocument, saveProductDocument, saveProductPricesDocument } from './products.documents.ts';
import { SettingsTab } from './settings-tab.tsx';
import { StockTab } from './stock-tab.tsx';
import type { TabProps } from './tab-props.ts';
import { useBaseLanguage } from './translation-fields.tsx';
import { useVariantStock } from './variants/use-variant-stock.ts';
import { VariantsTab } from './variants/variants-tab.tsx';

export function Component() {
	const { t, language } = usePlatform();
	const { id = '' } = useParams();
	const answer = useAdminQuery(productDocument, { id, language });
	return (
		<Loaded answer={answer} title={t('products.one')}>
			{(data) => <OneProduct key={data.adminProduct.id} {...data} onReload={answer.refetch} />}
		</Loaded>
	);
}

/** What the specification says where one part of a product cannot be saved. */
function failureOf(errors: readonly ProductError[]): PlainTextKey {
	const [part] = errors[0]?.field.split('.') ?? [];
	if (part === 'name') return 'products.nameFailed';
	if (part === 'description') return 'products.descriptionFailed';
	if (errors[0] && priceFieldOf(errors[0].field)) return 'products.priceFailed';
	return part === 'variant' ? 'products.variantFailed' : 'products.saveFailed';
}

interface Edited {
	product: Product;
	surroundings: EditingContext;
	/** Brings what others have saved. */
	onReload(): Promise<unknown>;
}

function useProductEditor({ product, surroundings, onReload }: Edited, pricesOnly: boolean) {
	const { t, timeZone } = usePlatform();
	const change = useChange();
	const validated = pageShellOf(surroundings, useBaseLanguage(), timeZone);
	/** What only the server knows, until something is typed. */
	const [told, setTold] = useState<readonly ProductError[]>([]);
	/** The same at once, for who goes on before it is shown. */
	const toldNow = useRef<readonly ProductError[]>([]);
	const failed = useRef<PlainTextKey>('products.saveFailed');
	const initial = readValues(product);
	/** What else is wrong with it, no one could mend here who sets prices alone. */
	const found = (values: ProductValues) =>
		[...findValueErrors(values, validated), ...told].filter(({ field }) => !pricesOnly || field.startsWith('price.'));
	const call = async (values: ProductValues, revision: number) => {
		const { id } = product;
		if (pricesOnly) {
			const prices = pricesInput(values, revision);
			return (await change(saveProductPricesDocument, { id, prices })).saveProductPrices;
		}
		const input = toInput(values, initial, revision);
		return (await change(saveProductDocument, { id, product: input })).saveProduct;
	};
	const editor = useEditor<ProductValues>({
		initial,
		judge: (values) => errorTexts(found(values), t),
		save: async (values, before) => {
			failed.current = 'products.saveFailed';
			toldNow.current = [];
			const { faults: errors, revision } = await call(values, before);
			if (errors.length === 0) return revision;
			failed.current = failureOf(errors);
			setTold(errors);
			toldNow.current = errors;
			throw new ApiFailure('faults', 'VALIDATION');
		},
		versions: {
			revision: product.revision,
			code: 'PRODUCT_CHANGED',
			reload: onReload,
			labelOf: (field) => {
				const label = productLabelOf(field);
				return label && t(label);
			},
		},
		said: {
			saved: t('products.saved'),
			get failed() {
				return t(failed.current);
			},
			faulty: t('products.faulty'),
		},
	});
	return {
		faults: found(editor.values),
		toldNow,
		editor: {
			...editor,
			set(some: Partial<ProductValues>) {
				setTold([]);
				editor.set(some);
			},
		},
	};
}

const tabCalled = (name: string | null): ProductTab => productTabs.find((id) => id === name) ?? 'settings';

/** The first field that is wrong, once its tab is there. */
const focusError = () =>
	requestAnimationFrame(() => document.querySelector<HTMLElement>('#content [aria-invalid="true"]')?.focus());

/** The tab stands in the address, for a reload and for whoever gets the link. */
function useTab(): [ProductTab, (tab: ProductTab) => void] {
	const [parameters, setParameters] = useSearchParams();
	const named = tabCalled(parameters.get('tab'));
	const [tab, setTab] = useState(named);
	useEffect(() => setTab(named), [named]);
	const choose = (next: ProductTab) => {
		setTab(next);
		setParameters(
			(before) => {
				const after = new URLSearchParams(before);
				if (next === 'settings') after.delete('tab');
				else after.set('tab', next);
				return after;
			},
			{ replace: true, preventScrollReset: true },
		);
	};
	return [tab, choose];
}

function OneProduct(data: Data<typeof productDocument> & Pick<Edited, 'onReload'>) {
	const { adminProduct: product, productSurroundings: surroundings, printSpecification, onReload } = data;
	const { t, language, timeZone } = usePlatform();
	const me = useMe();
	const navigate = useNavigate();
	const toast = useToast();
	const base = useBaseLanguage();
	const [tab, setTab] = useTab();
	const [tried, setTried] = useState(false);
	const readOnly = !has(me, 'mProd');
	const pricesOnly = readOnly && has(me, 'mPrice');
	const { editor, faults, toldNow } = useProductEditor({ product, surroundings, onReload }, pricesOnly);
	const own = useOwnPrices(product.id);
	const { mode, priceLists } = editor.values.pricing;
	const ownChanged = own.bar.dirty && mode === 'pricelist' && priceLists.some(({ listId }) => listId === own.listId);
	const stock = useVariantStock(
		product.id,
		product.variants.map(({ id }) => id),
	);
	const print = usePrintEditor(product.id, printSpecification);
	const design = useDesignEditor(print.ownerId, print.isVariant);
	const nameIn = (names: Product['names']) =>
		[language, base].map((code) => names.find(({ languageCode }) => languageCode === code)?.translation).find(Boolean);
	const name = nameIn(product.names) ?? product.slug;
	const archived = product.archivedAt !== null;
	const faulty = new Set(tried ? faults.map(({ field }) => tabOf(field, surroundings)) : []);
	/** Stock, printing and designing are saved in calls of their own, and by the same button. */
	const saveOthers = async () => {
		for (const [part, place] of [
			[stock, 'variants'],
			[print, 'print'],
			[design, 'print'],
		] as const) {
			if (!part.bar.dirty || (await part.bar.onSave())) continue;
			setTab(place);
			focusError();
			return false;
		}
		return true;
	};
	const bar = {
		dirty: ownChanged || [editor, stock, print, design].some((each) => each.bar.dirty),
		busy: [editor, own, stock, print, design].some((each) => each.bar.busy === true),
		wrong: [editor, own, stock, print, design].some((each) => each.bar.wrong === true),
		conflict: editor.conflict ?? (ownChanged ? own.conflict : undefined),
		failure: editor.failure ?? own.failure ?? stock.failure ?? print.failure ?? design.failure,
		onDiscard() {
			for (const each of [editor, own, stock, print, design]) each.bar.onDiscard();
		},
		snapshot: () => snapshotAll([editor, own, stock, print, design].map((each) => each.bar)),
		async onSave() {
			// Before the product: it shall not lead to a list without prices.
			if (ownChanged && !(await own.bar.onSave())) {
				setTab('price');
				return false;
			}
			if (!editor.bar.dirty) {
				if (ownChanged) toast.success(t('products.saved'));
				return saveOthers();
			}
			const done = await editor.bar.onSave();
			setTried(!done);
			const first = productTabs.find((id) =>
				[...faults, ...toldNow.current].some(({ field }) => tabOf(field, surroundings) === id),
			);
			if (!done && first && first !== tab) {
				setTab(first);
				focusError();
			}
			return done && (await saveOthers());
		},
	};
	const parts: TabProps = { product, surroundings, editor, readOnly };
	const contents = {
		settings: <SettingsTab {...parts} />,
		fields: <FieldsTab {...parts} meta={false} />,
		meta: <FieldsTab {...parts} meta />,
		access: <AccessTab {...parts} />,
		price: <PriceTab {...parts} own={own} />,
		stock: <StockTab {...parts} />,
		print: (
			<PrintTab
				editor={print}
				design={design}
				readOnly={readOnly}
				owners={listPrintOwners(product, t('printing.ownerProduct', { name }), nameIn)}
			/>
		),
		variants: <VariantsTab {...parts} stock={stock} />,
	};
	useScreenName(name);
	return (
		<PageFrame
			title={name}
			above={[{ label: t('admin.products'), to: '/admin/products' }]}
			actions={
				<ProductMenu
					product={{ id: product.id, slug: product.slug, name, published: product.published, archived }}
					unsaved={editor.bar.dirty}
					onDeleted={() => navigate('/admin/products')}
				/>
			}
			{...(readOnly && !pricesOnly ? {} : { save: bar })}
		>
			<div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
				<ProductChips product={{ ...product, archived }} />
				<span>{t('users.createdOn', { moment: formatMoment(product.createdAt, language, timeZone) })}</span>
			</div>
			<div className="mb-4 grid gap-3 empty:hidden">
				{readOnly && <Notice kind="info">{t(pricesOnly ? 'product.pricesOnly' : 'product.readOnly')}</Notice>}
				<ProductHints product={product} surroundings={surroundings} values={editor.values} own={own} />
			</div>
			<Tabs
				label={t('product.tabs')}
				wrap
				chosen={tab}
				onChoose={(id) => setTab(tabCalled(id))}
				tabs={productTabs.map((id) => ({
					id,
					label: t(`product.tab.${id}`),
					hasErrors: faulty.has(id),
					content: contents[id],
				}))}
			/>
		</PageFrame>
	);
}
