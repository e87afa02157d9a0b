// The search field: a plain form that leads to the page with the results, without loading the document anew where it can.
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePlatform } from '../../platform/environment.tsx';

export const searchPath = '/search';

export function SearchField({ className = '' }: { className?: string }) {
	const { t, base } = usePlatform();
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const wanted = pathname === searchPath ? (new URLSearchParams(search).get('q') ?? '') : '';

	function go(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const text = new FormData(event.currentTarget).get('q');
		navigate(`${searchPath}?${new URLSearchParams({ q: String(text ?? '').trim() })}`);
	}

	return (
		<search className={className}>
			<form action={base + searchPath} onSubmit={go} className="relative">
				<input
					key={wanted}
					type="search"
					name="q"
					defaultValue={wanted}
					maxLength={100}
					autoComplete="off"
					enterKeyHint="search"
					aria-label={t('header.search')}
					placeholder={t('header.searchHint')}
					className="h-11 w-full rounded-theme border border-search-line bg-search ps-4 pe-12 text-search-text placeholder:text-search-placeholder placeholder:opacity-100 focus-visible:border-search-line-focus"
				/>
				<button
					type="submit"
					aria-label={t('search.submit')}
					className="absolute inset-y-0 inset-e-0 flex w-11 items-center justify-center rounded-theme text-search-icon"
				>
					<IconSearch aria-hidden size={20} />
				</button>
			</form>
		</search>
	);
}
