// Finds products to be put into a category.
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { addCategoryProductsDocument, productsForCategoryDocument } from './categories.documents.ts';
import { ShownProduct } from './category-products.tsx';

const pause = 200;

function useRested(text: string): string {
	const [rested, setRested] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setRested(text), pause);
		return () => clearTimeout(timer);
	}, [text]);
	return rested;
}

export function ProductSearch({ id }: { id: string }) {
	const { t, language } = usePlatform();
	const attempt = useAttempt();
	const change = useChange();
	const [typed, setTyped] = useState('');
	const search = useRested(typed.trim());
	const { data } = useAdminQuery(
		productsForCategoryDocument,
		{ id, language, search },
		{ enabled: search !== '', keep: true },
	);
	const found = search === '' || typed.trim() === '' ? undefined : data?.productsForCategory;
	const add = (productId: string) =>
		attempt(() => change(addCategoryProductsDocument, { id, productIds: [productId] }), {
			done: t('categories.added'),
			failed: t('categories.saveFailed'),
		});
	return (
		<div className="rounded-theme bg-sunken p-3">
			<TextField
				label={t('categories.search')}
				hint={t('categories.searchHint')}
				value={typed}
				onChange={setTyped}
				autoComplete="off"
			/>
			<div aria-live="polite">{found?.length === 0 && <p className="mt-2 text-muted">{t('kit.nothingFound')}</p>}</div>
			{found && found.length > 0 && (
				<ul className="mt-2 grid gap-1">
					{found.map((product) => (
						<li
							key={product.id}
							className="flex items-center gap-2 rounded-theme border border-line bg-surface px-3 py-2"
						>
							<span className="min-w-0 grow">
								<ShownProduct {...product} />
							</span>
							{product.member ? (
								<span className="shrink-0 text-sm text-muted">{t('categories.isMember')}</span>
							) : (
								<Button
									size="small"
									icon={<IconPlus aria-hidden size={18} />}
									aria-label={t('categories.add', { name: product.name })}
									onClick={() => add(product.id)}
								/>
							)}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
