// Pictures and products that the sections of the draft name: asked for when they name others than before.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { definitions } from '../../../blocks/registry.ts';
import { feedChoices } from '../../../rules/feeds/feed-choice.ts';
import type { Section } from '../../../rules/pages/document.ts';
import type { Fields } from '../../../rules/pages/fields.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { pagePartsDocument } from '../page-editor.documents.ts';
import { definitionOf, useEditor, usePage } from '../state/editor.tsx';

type Parts = Data<typeof pagePartsDocument>['pageParts'];
type PagePicture = Parts['pictures'][number];

/** What a section needs beside itself, in one string; empty: nothing. */
const needs = new WeakMap<Section, string>();

const named = ({ values }: Pick<Section, 'values'>, fields: Fields, kind: string): unknown[] =>
	Object.entries(fields).flatMap(([name, field]) => (field.kind === kind && values[name] ? [values[name]] : []));

function needOf(section: Section): string {
	const known = needs.get(section);
	if (known !== undefined) return known;
	const definition = definitionOf(section.type);
	const inner = definition?.items?.fields ?? {};
	const pictures = [
		...named(section, definition?.fields ?? {}, 'picture'),
		...section.items.flatMap((item) => named(item, inner, 'picture')),
	];
	const products = definition?.showsProducts
		? [section.id, section.values, section.items.map((item) => item.values)]
		: [];
	const feeds = feedChoices([section], definitions);
	const need = pictures.length + products.length + feeds.length > 0 ? JSON.stringify([pictures, products, feeds]) : '';
	needs.set(section, need);
	return need;
}

/** Pictures that were just chosen: they are shown before anyone has asked for them. */
let chosen: readonly PagePicture[] = [];
const watchers = new Set<() => void>();

export function rememberPicture(image: PagePicture): void {
	chosen = [...chosen.filter(({ id }) => id !== image.id), image];
	for (const watcher of watchers) watcher();
}

const watchChosen = (watcher: () => void) => {
	watchers.add(watcher);
	return () => watchers.delete(watcher);
};

const nothing: Parts = { pictures: [], pictureFacts: [], products: [], feeds: [] };

/** A feed that is new is fetched by a job of its own. */
const askAgainMs = 2000;
const isWaiting = (parts: Parts | undefined): boolean => parts?.feeds.some(({ state }) => state === 'waiting') ?? false;

interface ShownParts extends Parts {
	/** Whether they are those of the page as it is now. */
	current: boolean;
}

export function useParts(): ShownParts {
	const { ask } = usePlatform();
	const { store, language } = useEditor();
	const need = usePage(({ document }) => document.sections.map(needOf).filter(Boolean).join());
	const added = useSyncExternalStore(watchChosen, () => chosen);
	const {
		data = nothing,
		isPlaceholderData,
		isPending,
	} = useQuery({
		queryKey: [textOf(pagePartsDocument), need, language],
		enabled: need !== '',
		placeholderData: keepPreviousData,
		refetchInterval: ({ state }) => isWaiting(state.data) && askAgainMs,
		queryFn: async (): Promise<Parts> => {
			const sections = store.document.sections.filter((section) => needOf(section) !== '');
			const answer = (await ask(pagePartsDocument, { sections, language })) as Data<typeof pagePartsDocument>;
			return answer.pageParts;
		},
	});
	const current = need === '' || !(isPending || isPlaceholderData);
	return useMemo(() => ({ ...data, pictures: [...data.pictures, ...added], current }), [data, added, current]);
}
