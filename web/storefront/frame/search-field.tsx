// The search field: a plain form that leads to the page with the results, without loading the document anew where it can. What is
// suggested below it is loaded when it gets the focus.
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePlatform } from '../../platform/environment.tsx';

const Suggestions = lazy(() => import('../suggestions/suggestions.tsx'));

export const searchPath = '/search';

export function SearchField({ className = '' }: { className?: string }) {
	const { t, base } = usePlatform();
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const [field, setField] = useState<HTMLInputElement>();
	const input = useRef<HTMLInputElement>(null);
	const wanted = pathname === searchPath ? (new URLSearchParams(search).get('q') ?? '') : '';
	useEffect(() => {
		if (input.current) input.current.value = wanted;
	}, [wanted]);

	function go(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const text = new FormData(event.currentTarget).get('q');
		navigate(`${searchPath}?${new URLSearchParams({ q: String(text ?? '').trim() })}`);
	}

	return (
		<search className={className}>
			<form action={base + searchPath} onSubmit={go} className="relative">
				<input
					ref={input}
					type="search"
					name="q"
					defaultValue={wanted}
					maxLength={100}
					autoComplete="off"
					enterKeyHint="search"
					aria-label={t('header.search')}
					placeholder={t('header.searchHint')}
					onFocus={(event) => setField(event.currentTarget)}
					className="h-11 w-full rounded-theme border border-search-line bg-search ps-4 pe-12 text-search-text placeholder:text-search-placeholder placeholder:opacity-100 focus-visible:border-search-line-focus"
				/>
				<button
					type="submit"
					aria-label={t('search.submit')}
					className="absolute inset-y-0 inset-e-0 flex w-11 items-center justify-center rounded-theme text-search-icon"
				>
					<IconSearch aria-hidden size={20} />
				</button>
				{field && (
					<Suspense>
						<Suggestions field={field} />
					</Suspense>
				)}
			</form>
		</search>
	);
}
