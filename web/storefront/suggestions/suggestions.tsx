// What is suggested below the search field: what the word may become, categories, products. The field keeps the focus; the arrow keys
// go through the suggestions, Enter takes one, Escape puts them away.
import { IconFolder, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatMoney } from '../../../rules/money.ts';
import { createTranslator, type Messages } from '../../../rules/texts/translator.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useResult } from '../../platform/page.ts';
import { textsQuery } from '../../platform/page-texts.tsx';
import { Picture } from '../../platform/picture.tsx';
import { searchPath } from '../frame/search-field.tsx';
import { searchSuggestionsDocument } from './suggestions.documents.ts';
import { useComboBox } from './use-combo-box.ts';

const pauseMs = 150;
const shortest = 2;

type Found = Data<typeof searchSuggestionsDocument>['searchSuggestions'];

const none: Found = { words: [], categories: [], products: [] };

interface Option {
	key: string;
	to: string;
	content: ReactNode;
}

interface Group {
	title: string;
	options: Option[];
}

/** What was typed, once it is typed. */
function useSettled(text: string): string {
	const [settled, setSettled] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), pauseMs);
		return () => clearTimeout(timer);
	}, [text]);
	return settled;
}

/** A response to what has been changed since is never shown: it is known by what was asked. */
function useFound(text: string): Found {
	const { ask, language } = usePlatform();
	const q = useSettled(text.trim());
	const { data } = useQuery({
		queryKey: [searchPath, q, language],
		queryFn: () => ask(searchSuggestionsDocument, { q, language }) as Promise<{ searchSuggestions: Found }>,
		enabled: q.length >= shortest,
		placeholderData: keepPreviousData,
	});
	return text.trim().length >= shortest ? (data?.searchSuggestions ?? none) : none;
}

const searchFor = (text: string) => `${searchPath}?${new URLSearchParams({ q: text })}`;

/** The last word is what is completed. */
const completed = (typed: string, word: string) => typed.trimStart().replace(/\S*$/, word);

function useWords() {
	const platform = usePlatform();
	const { interfaceTexts } = useResult(textsQuery(platform, ['searchSuggestions']));
	const messages = { ...platform.messages, ...(interfaceTexts as Messages) };
	return createTranslator({ ...platform, messages });
}

function useGroups(typed: string, { words, categories, products }: Found): Group[] {
	const t = useWords();
	const { language, notation } = usePlatform();
	return [
		{
			title: t('suggestions.words'),
			options: words.map((word) => ({
				key: `word-${word}`,
				to: searchFor(completed(typed, word)),
				content: (
					<>
						<IconSearch aria-hidden size={18} className="shrink-0" />
						<span className="min-w-0 truncate">{completed(typed, word)}</span>
					</>
				),
			})),
		},
		{
			title: t('suggestions.categories'),
			options: categories.map(({ slug, name }) => ({
				key: `category-${slug}`,
				to: `/category/${slug}`,
				content: (
					<>
						<IconFolder aria-hidden size={18} className="shrink-0" />
						<span className="min-w-0 truncate">{name}</span>
					</>
				),
			})),
		},
		{
			title: t('suggestions.products'),
			options: products.map(({ id, slug, name, image, fromPrice, interval, intervalCount }) => ({
				key: id,
				to: `/product/${slug}`,
				content: (
					<>
						<span className="h-12 w-16 shrink-0 overflow-hidden rounded-box bg-raised">
							{image && <Picture className="size-full object-cover" image={image} sizes="64px" upTo={240} decorative />}
						</span>
						<span className="min-w-0 grow truncate">{name}</span>
						{fromPrice && (
							<span className="shrink-0 text-sm tabular-nums">
								{t('catalogue.fromPrice', { price: formatMoney(fromPrice, language, notation) })}
								{interval && ` ${t(`offer.per.${interval}`, { count: intervalCount })}`}
							</span>
						)}
					</>
				),
			})),
		},
	].filter(({ options }) => options.length > 0);
}

export default function Suggestions({ field }: { field: HTMLInputElement }) {
	const t = useWords();
	const navigate = useNavigate();
	const id = useId();
	const [typed, setTyped] = useState(field.value);
	const groups = useGroups(typed, useFound(typed));
	const options = groups.flatMap((group) => group.options);
	const idOf = (option: Option) => `${id}-${option.key}`;

	function take(option: Option) {
		box.close();
		navigate(option.to);
	}

	const box = useComboBox({
		field,
		listId: id,
		options,
		idOf,
		onType: setTyped,
		onTake: take,
	});
	if (!box.open) return null;
	return (
		<>
			<div
				id={id}
				role="listbox"
				aria-label={t('suggestions.title')}
				className="absolute inset-x-0 top-full z-20 mt-1 max-h-[70dvh] overflow-y-auto rounded-theme border border-popover-line bg-popover p-2 text-start text-popover-text shadow-lg shadow-popover-shadow"
			>
				{groups.map((group) => (
					// biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list to choose from
					<div key={group.title} role="group" aria-label={group.title}>
						<p aria-hidden className="px-2 pt-2 text-sm text-muted">
							{group.title}
						</p>
						{group.options.map((option) => (
							// The field has the focus, and its keys choose.
							// biome-ignore lint/a11y/useKeyWithClickEvents: see above
							<div
								key={option.key}
								id={idOf(option)}
								role="option"
								tabIndex={-1}
								aria-selected={box.active === option}
								onPointerDown={(event) => event.preventDefault()}
								onPointerMove={() => box.point(option)}
								onClick={() => take(option)}
								className="flex min-h-11 cursor-pointer items-center gap-3 rounded-theme px-2 py-1 aria-selected:bg-item-hover aria-selected:text-item-hover-text"
							>
								{option.content}
							</div>
						))}
					</div>
				))}
			</div>
			<p role="status" className="sr-only">
				{t('suggestions.count', { count: options.length })}
			</p>
		</>
	);
}
