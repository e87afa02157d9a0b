// What the codes of a sheet are called, and which of them are none: asked for while an admin types, once the keys rest.
import { useEffect, useMemo, useState } from 'react';
import type { PriceRowError } from '../../../rules/price-lists/rows.ts';
import { codeKey } from '../../../rules/price-lists/validate-rows.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import type { Row } from '../../spreadsheet/cells.ts';
import { codeNamesDocument } from './price-lists.documents.ts';
import type { PriceList } from './use-list-editor.ts';

interface NamedCode {
	productName: string;
	fault: PriceRowError['fault'] | null;
}

/** By `codeKey`. */
export type CodeNames = ReadonlyMap<string, NamedCode>;

/** In milliseconds. */
const quiet = 400;
const mostCodes = 1000;

const codeIn = (row: Row): string => (typeof row[0] === 'string' ? codeKey(row[0]) : '');

export function useCodeNames(list: PriceList, rows: readonly Row[]): CodeNames {
	const { ask, language } = usePlatform();
	const saved = useMemo(
		() =>
			new Map<string, NamedCode>(
				list.rows.flatMap(({ code, productName }) => (code ? [[codeKey(code), { productName, fault: null }]] : [])),
			),
		[list.rows],
	);
	const [asked, setAsked] = useState<CodeNames>(new Map());
	const names = useMemo(() => new Map([...asked, ...saved]), [asked, saved]);
	useEffect(() => {
		const codes = [...new Set(rows.map(codeIn))].filter((code) => code !== '' && !names.has(code)).slice(0, mostCodes);
		if (codes.length === 0) return;
		let isWanted = true;
		const load = async () => {
			const found = (await ask(codeNamesDocument, { codes, language })) as Data<typeof codeNamesDocument>;
			if (isWanted)
				setAsked(
					(before) => new Map([...before, ...found.priceListCodes.map(({ code, ...named }) => [code, named] as const)]),
				);
		};
		// Without an answer nothing is said of them: saving finds out.
		const timer = setTimeout(() => load().catch(() => undefined), quiet);
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [rows, names, ask, language]);
	return names;
}
